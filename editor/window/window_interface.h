#pragma once

class QString;

namespace tilewright {

class TileSetDocument;

/// The modes of the window, in the order of the rail and of Ctrl+1 to Ctrl+5.
enum class Mode { Design, Map, Play, Playtest, Print };

/// What a controller may ask of the window that it works in.
class WindowInterface {
public:
    virtual Mode mode() const = 0;
    virtual void setMode(Mode mode) = 0;
    /// The same with a document that the mode can show; an example is opened where none is.
    virtual void chooseMode(Mode mode) = 0;
    /// An open set, in the designer.
    virtual void editTile(TileSetDocument& set, const QString& tileId) = 0;
    /// Takes over what is typed but not yet an edit.
    virtual void commitEdits() = 0;

protected:
    ~WindowInterface() = default;
};

} // namespace tilewright
