import { questionOf, stepThrough } from '../SteppedForm/SteppedForm.client.ts';
import { marks as steps } from '../SteppedForm/SteppedForm.marks.ts';
import { marks, together } from './ReadinessTool.marks.ts';
import { readiness } from './ReadinessTool.state.ts';

/** "Are we ready?": scores the answers by area and lists the steps that are left. */
stepThrough('readiness', {
  judge: (all) => {
    // An answer without points does not apply, and counts for nothing.
    const chosen = all.filter((input) => input.hasAttribute(steps.points));
    const questions = chosen.map(questionOf);
    const { percent, areas, band, open } = readiness(
      chosen.map((input, i) => ({
        area: questions[i]?.getAttribute(steps.area) ?? '',
        points: Number(input.getAttribute(steps.points)),
      })),
    );
    for (const score of [...areas, { area: together, percent }]) {
      const figure = document.querySelector(`[${marks.score}="${score.area}"]`);
      if (figure) figure.textContent = `${score.percent}%`;
    }
    const grounds = open.map((place) => {
      const line = document.createElement('li');
      line.textContent = questions[place]?.querySelector(`[${steps.step}]`)?.textContent ?? '';
      const signOff = document.createElement('span');
      signOff.setAttribute(marks.signOff, '');
      signOff.textContent = 'Owner: ____________  Due: ____________';
      line.append(signOff);
      return line;
    });
    return { result: band, grounds };
  },
});
