#pragma once

#include <QString>

#include <optional>
#include <string>

namespace tilewright {

/// What studies, comparisons and tunings have played, in a folder of the program, so that the same question
/// goes on where it was stopped. Only the newest are kept. Functions may be called on any thread; failures
/// are ignored, since games can be repeated.
class KeptRuns {
public:
    /// In the program's folder.
    KeptRuns();

    /// `question`: whatever the games depend on. `kind` names the file's format.
    void write(const char* kind, const std::string& question, const std::string& report) const;
    std::optional<std::string> read(const char* kind, const std::string& question) const;

    static constexpr int mostRuns = 60;

private:
    QString fileOf(const char* kind, const std::string& question) const;

    QString folder_;
};

} // namespace tilewright
