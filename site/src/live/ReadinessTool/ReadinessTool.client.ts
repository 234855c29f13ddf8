import { stepThrough } from '../SteppedForm/SteppedForm.client.ts';
import { readiness } from './ReadinessTool.state.ts';

/** "Are we ready?": scores the answers by area and lists the steps that are left. */
stepThrough('readiness', {
  judge: (chosen) => {
    const questions = chosen.map((input) => input.closest('fieldset'));
    const { percent, areas, band, open } = readiness(
      chosen.map((input, i) => ({
        area: questions[i]?.dataset.area ?? '',
        points: Number(input.dataset.points),
      })),
    );
    for (const score of [...areas, { area: 'all', percent }]) {
      const figure = document.querySelector(`[data-score="${score.area}"]`);
      const text = figure?.firstElementChild ?? figure;
      if (text) text.textContent = `${score.percent}%`;
    }
    const grounds = open.map((place) => {
      const line = document.createElement('li');
      line.textContent = questions[place]?.querySelector('[data-step]')?.textContent ?? '';
      return line;
    });
    return { result: band, grounds };
  },
});
