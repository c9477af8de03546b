#!/usr/bin/env bash
# Plays a study of 500 points on a Slurm cluster of this one machine, stops it halfway, goes on, and compares the merged
# report with that of one process. Run as root, with slurmctld, slurmd and munge installed (Debian):
#
#   apt-get install slurmctld slurmd munge
#   tests/cluster/study_on_slurm.sh build/tilewright
set -euo pipefail

program=$(realpath "$1")
root=$(realpath "$(dirname "$0")/../..")
work=$(mktemp -d)
daemons=()
# shellcheck disable=SC2317 # called by the trap
clean() {
    for one in "${daemons[@]}"; do kill "$one" 2>/dev/null || true; done
    wait
    rm -rf "$work"
}
trap clean EXIT

# Munge's own folders and key may be those of the system.
mkdir -p /run/munge
if [[ ! -S /run/munge/munge.socket.2 ]]; then
    chown munge: /run/munge
    [[ -e /etc/munge/munge.key ]] || runuser -u munge -- mungekey --create
    runuser -u munge -- munged
fi
cat >"$work/slurm.conf" <<CONF
ClusterName=tilewright
SlurmctldHost=$(hostname -s)
SlurmUser=root
SlurmctldPort=36817
SlurmdPort=36818
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
ReturnToService=2
MpiDefault=none
SchedulerParameters=sched_interval=1
StateSaveLocation=$work/state
SlurmdSpoolDir=$work/spool
SlurmctldPidFile=$work/slurmctld.pid
SlurmdPidFile=$work/slurmd.pid
SlurmctldLogFile=$work/slurmctld.log
SlurmdLogFile=$work/slurmd.log
$(slurmd -C | head -n 1) State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
mkdir "$work/state" "$work/spool"
export SLURM_CONF=$work/slurm.conf
slurmctld -D >/dev/null 2>&1 &
daemons+=($!)
slurmd -D >/dev/null 2>&1 &
daemons+=($!)
for ((i = 0; i < 60; ++i)); do
    sinfo -h -o %T 2>/dev/null | grep -q idle && break
    sleep 1
done
sinfo

cat >"$work/large.study.json" <<STUDY
{
  "format": "tilewright-study", "version": 1, "ruleset": "beneath",
  "name": "Five hundred points", "players": ["random", "random"], "seed": 3, "games": 4,
  "vary": {
    "tiles": [60, 70, 80, 90, 100], "openShare": [0, 0.1, 0.2, 0.3],
    "options": {"cellPrice": [1, 2, 3, 4, 5], "silverCost": [1, 2, 3, 4, 5]}
  },
  "goals": [{"figure": "turns/median", "max": 90}, {"figure": "end/escape", "min": 0.2}]
}
STUDY
cd "$work"
export TILEWRIGHT=$program PROGRESS_SECONDS=2
run=("$root/resources/cluster/study-cluster" slurm 8 out large.study.json)

# A cancelled job keeps what its parts have played.
"${run[@]}" >first.log 2>&1 &
first=$!
for ((i = 0; i < 120; ++i)); do
    compgen -G "out/part-*.study-report.json" >/dev/null && break
    sleep 0.5
done
scancel --name=tilewright || true
wait "$first" && echo "the first run was over before it was stopped"
squeue
grep -o '[0-9,]* of [0-9,]* games are played ([0-9]* %)' out/progress.html || true

"${run[@]}"
squeue
"$program" study large.study.json --threads 1 -o alone.study-report.json >/dev/null
cmp out/report.study-report.json alone.study-report.json
echo "500 points in 8 parts on Slurm: the same bytes as from one process"
