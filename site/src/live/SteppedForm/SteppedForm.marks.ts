/** What the tools' scripts find the markup of a SteppedForm by. */
export const marks = {
  tool: 'data-tool',
  form: 'data-questions',
  question: 'data-question',
  /** The words of a question, without its number. */
  title: 'data-title',
  area: 'data-area',
  choice: 'data-choice',
  points: 'data-points',
  /** What to do where the answer is not the best one. */
  step: 'data-step',
  buttons: 'data-buttons',
  back: 'data-back',
  next: 'data-next',
  result: 'data-result',
  verdict: 'data-verdict',
  groundsTitle: 'data-grounds-title',
  grounds: 'data-grounds',
  answers: 'data-answers',
  contact: 'data-contact',
  print: 'data-print-result',
  restart: 'data-restart',
} as const;
