import { rules } from '@vanda/eu-ai-act-rules/testing/rules.fixture';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AnswerTile } from './AnswerTile.tsx';

const plain = (markup: string) =>
  markup.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
const answers = rules.questions.flatMap((question) => question.answers);

test('every example of the content is shown beside its answer', () => {
  const hidden = answers.flatMap((answer) => {
    const tile = plain(renderToStaticMarkup(<AnswerTile type="checkbox" answer={answer} isChosen={false} />));
    const examples = [...(answer.inside ?? []), ...(answer.outside ?? [])];
    return examples.filter((example) => !tile.includes(example));
  });
  expect(hidden).toEqual([]);
});
