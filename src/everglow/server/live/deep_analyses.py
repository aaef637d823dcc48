"""Deep analyses: the sharpest turns of an analysed game, judged again by search, once for all who ask."""

from __future__ import annotations

from functools import partial
from typing import Final

from everglow.coach.deep import sharpest
from everglow.coach.summary import close
from everglow.server.live.analyses import Analyses, Running
from everglow.server.live.coaching import judge_again
from everglow.server.live.limits import Allowances
from everglow.server.table.errors import Refused
from everglow.server.views.analysis import AnalysisTold
from everglow.server.words.generated import messages as words

QUEUE: Final = 5  # games that are looked at or wait for it: each takes several times as long as a first look

SIMULATIONS: Final = 1000  # of the search, for each turn: always the same, so that judgements are, too


class DeepAnalyses(Analyses):
    """Judges again what an analysis found to cost most; the stored analysis then says so."""

    def __init__(self, analyses: Analyses, begun: Allowances) -> None:
        super().__init__(analyses.store, analyses.workers, begun)
        self.versions = analyses.versions
        self.first = analyses  # which come before: a first curve is waited for
        self.queue = QUEUE

    def busy(self) -> bool:
        return bool(self.first.running) or super().busy()

    async def finished(self, code: str, judge: str) -> AnalysisTold | None:
        """Return the turns that were judged again, if that was done; Refused before the first analysis."""
        whole = await self._whole(code, judge)
        again = [turn for turn in whole.turns if turn.judged["deep"]]
        if not again and sharpest([turn.judged for turn in whole.turns]):
            return None
        return AnalysisTold(whole.opening, again, whole.closing)

    async def _whole(self, code: str, judge: str) -> AnalysisTold:
        whole = await self.stored(code, judge)
        if whole is None:
            raise Refused(words.analysis_first())
        return whole

    async def _compute(self, code: str, judge: str, record: bytes, running: Running) -> AnalysisTold:
        whole, told = await self._whole(code, judge), running.told
        assert whole.opening is not None
        told.opening = whole.opening
        for judged in sharpest([turn.judged for turn in whole.turns]):
            await self.first.let_pass()
            turn = await self._computed(partial(judge_again, record, judged, SIMULATIONS))
            whole.turns[judged["number"] - 1] = turn
            told.turns.append(turn)
            running.notice()
        whole.closing = close(whole.opening, [turn.judged for turn in whole.turns])
        return whole
