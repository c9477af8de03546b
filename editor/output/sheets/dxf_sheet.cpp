#include "editor/output/sheets/sheet_backends.h"

#include "editor/output/pictures/picture_svg.h"
#include "editor/output/sheets/dxf_arcs.h"

#include <string_view>

namespace tilewright {

namespace {

/// Pairs of a code and a value, a line each.
class Groups {
public:
    Groups& add(int code, std::string_view value) {
        const std::string number = std::to_string(code);
        text_.append(number.size() < 3 ? 3 - number.size() : 0, ' ').append(number).append(1, '\n');
        text_.append(value).append(1, '\n');
        return *this;
    }
    Groups& add(int code, int value) { return add(code, std::string_view(std::to_string(value))); }
    /// Real numbers are recognised by their point.
    Groups& real(int code, double value) {
        std::string text = svgNumber(value, 6).toStdString();
        if (text.find('.') == std::string::npos)
            text += ".0";
        return add(code, text);
    }
    /// x, y and z
    Groups& point(art::Point p) { return real(10, p.x).real(20, p.y).real(30, 0); }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

struct MachineLayer {
    sheet::Layer layer;
    std::string_view name;
    /// AutoCAD's colour number.
    int colour;
};
constexpr int red = 1, blue = 5;
constexpr std::array machineLayers{MachineLayer{sheet::Layer::Score, "SCORE", blue},
                                   MachineLayer{sheet::Layer::Cut, "CUT", red}};

void writeHeader(Groups& out, const sheet::PrintDocument& document) {
    constexpr int millimetres = 4, metric = 1;
    out.add(0, "SECTION").add(2, "HEADER");
    out.add(9, "$ACADVER").add(1, "AC1009");
    // Newer than R12, but known to all programs that would otherwise ask for a unit.
    out.add(9, "$INSUNITS").add(70, millimetres);
    out.add(9, "$MEASUREMENT").add(70, metric);
    out.add(9, "$EXTMIN").point({0, 0});
    out.add(9, "$EXTMAX").point({document.width, document.height});
    out.add(0, "ENDSEC");
}

void writeTables(Groups& out) {
    constexpr int alignment = 65; // the only one: 'A'
    out.add(0, "SECTION").add(2, "TABLES");
    out.add(0, "TABLE").add(2, "LTYPE").add(70, 1);
    out.add(0, "LTYPE").add(2, "CONTINUOUS").add(70, 0).add(3, "Solid line").add(72, alignment).add(73, 0);
    out.real(40, 0).add(0, "ENDTAB");
    out.add(0, "TABLE").add(2, "LAYER").add(70, static_cast<int>(machineLayers.size()));
    for (const MachineLayer& layer : machineLayers)
        out.add(0, "LAYER").add(2, layer.name).add(70, 0).add(62, layer.colour).add(6, "CONTINUOUS");
    out.add(0, "ENDTAB").add(0, "ENDSEC");
}

void writeChain(Groups& out, const ArcChain& chain, std::string_view layer) {
    const auto& vertices = chain.vertices;
    if (vertices.size() == 2 && vertices[0].bulge == 0 && !chain.closed) {
        out.add(0, "LINE").add(8, layer).point(vertices[0].point);
        out.real(11, vertices[1].point.x).real(21, vertices[1].point.y).real(31, 0);
        return;
    }
    constexpr int verticesFollow = 1;
    out.add(0, "POLYLINE").add(8, layer).add(66, verticesFollow).point({0, 0}).add(70, chain.closed ? 1 : 0);
    for (const ArcChain::Vertex& vertex : vertices) {
        out.add(0, "VERTEX").add(8, layer).point(vertex.point);
        if (vertex.bulge != 0)
            out.real(42, vertex.bulge);
    }
    out.add(0, "SEQEND").add(8, layer);
}

} // namespace

std::string dxfPage(const sheet::PrintDocument& document, std::size_t page) {
    const sheet::DrawnPage& content = document.pages.at(page);
    const art::Transform upwards{1, 0, 0, -1, 0, document.height};
    Groups out;
    writeHeader(out, document);
    writeTables(out);
    out.add(0, "SECTION").add(2, "BLOCKS").add(0, "ENDSEC");
    out.add(0, "SECTION").add(2, "ENTITIES");
    for (const MachineLayer& layer : machineLayers)
        for (const art::Shape& shape : content.on(layer.layer))
            for (const ArcChain& chain : arcChains(shape.path.transformed(upwards)))
                writeChain(out, chain, layer.name);
    out.add(0, "ENDSEC").add(0, "EOF");
    return out.take();
}

} // namespace tilewright
