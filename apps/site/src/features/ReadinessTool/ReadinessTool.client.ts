import { printAlone } from '../Print/print-alone.ts';
import { readiness, scoreText } from './ReadinessTool.state.ts';

const questionOf = (answer: HTMLInputElement) => answer.closest('[data-question]');

function start(root: HTMLElement) {
  const parts = <T extends HTMLElement>(hook: string) => [...root.querySelectorAll<T>(`[${hook}]`)];
  const part = <T extends HTMLElement>(hook: string) => parts<T>(hook)[0] as T;
  const form = part<HTMLFormElement>('data-questions');
  const questions = parts<HTMLFieldSetElement>('data-question');
  const results = parts('data-result');
  const petals = root.querySelectorAll<SVGElement>('[data-petal]');
  const [back, next] = [part<HTMLButtonElement>('data-back'), part<HTMLButtonElement>('data-next')];
  const contact = part<HTMLAnchorElement>('data-contact');
  const contactHref = contact.href;
  let path = questions.slice(0, 1);

  const answerOf = (question: HTMLFieldSetElement) => question.querySelector<HTMLInputElement>(':checked');

  const show = (isFocused: boolean) => {
    const current = path.at(-1);
    for (const question of questions) question.hidden = question.disabled = question !== current;
    for (const result of results) result.hidden = true;
    part('data-verdict').hidden = true;
    form.hidden = false;
    back.hidden = path.length < 2;
    next.textContent = current === questions.at(-1) ? 'Show the result' : 'Next';
    if (isFocused && current) (answerOf(current) ?? current.querySelector('input'))?.focus();
  };

  const finish = () => {
    const inputs = path.flatMap((question) => answerOf(question) ?? []);
    const { level, grounds } = evaluate(inputs);
    const answers = inputs.map((input) => {
      const line = document.createElement('li');
      const question = questionOf(input)?.querySelector('[data-title]')?.textContent;
      const answer = document.createElement('b');
      answer.textContent = input.labels?.[0]?.textContent ?? '';
      line.append(`${question} `, answer);
      return line;
    });
    part('data-grounds').replaceChildren(...grounds);
    part('data-grounds-title').hidden = grounds.length === 0;
    part('data-answers').replaceChildren(...answers);
    form.hidden = true;
    part('data-verdict').hidden = false;
    for (const section of results) {
      section.hidden = section.getAttribute('data-result') !== level;
      if (section.hidden) continue;
      const title = section.ariaLabel ?? '';
      const lines = [title, ...[...grounds, ...answers].map((node) => `- ${node.textContent}`)];
      contact.href = `${contactHref}&message=${encodeURIComponent(`${lines.join('\n')}\n\n`)}`;
      section.focus();
    }
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const place = questions.indexOf(path.at(-1) as HTMLFieldSetElement);
    const following = questions[place + 1];
    if (!following) return finish();
    path.push(following);
    show(true);
  });
  form.addEventListener('change', ({ target }) => {
    const { name, dataset } = target as HTMLInputElement;
    for (const petal of petals) if (petal.dataset.petal === name) petal.dataset.filled = dataset.points ?? '';
  });
  back.addEventListener('click', () => {
    path.pop();
    show(true);
  });
  part('data-restart').addEventListener('click', () => {
    form.reset();
    for (const petal of petals) delete petal.dataset.filled;
    path = questions.slice(0, 1);
    show(true);
  });
  part('data-print-result').addEventListener('click', () => printAlone(root));

  root.removeAttribute('data-unready');
  show(false);
}

function evaluate(inputs: readonly HTMLInputElement[]) {
  const chosen = inputs.filter((input) => input.hasAttribute('data-points'));
  const questions = chosen.map(questionOf);
  const { overall, areas, level, open } = readiness(
    chosen.map((input, i) => ({
      area: questions[i]?.getAttribute('data-area') ?? '',
      points: Number(input.getAttribute('data-points')),
    })),
  );
  for (const score of [...areas, { area: 'overall', ...overall }]) {
    const stat = document.querySelector(`[data-score="${score.area}"]`);
    if (stat) stat.textContent = scoreText(score);
  }
  const grounds = open.map((place) => {
    const line = document.createElement('li');
    line.textContent = questions[place]?.querySelector('[data-step]')?.textContent ?? '';
    const signOff = document.createElement('span');
    signOff.dataset.signOff = '';
    signOff.textContent = 'Owner: ____________  Due: ____________';
    line.append(signOff);
    return line;
  });
  return { level, grounds };
}

const root = document.querySelector<HTMLElement>('[data-tool="readiness"]');
if (root) start(root);
