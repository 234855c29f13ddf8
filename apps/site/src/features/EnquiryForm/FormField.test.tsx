import type { SessionField as Definition } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SessionField } from './FormField.tsx';

const field = forms['professional-scrum-master'].fields[0] as Definition;
const sessions = ['2026-12-01', '2026-12-15'].map((start) => ({ start, end: start, note: 'Tue, Singapore' }));

test('marks a full date and keeps it selectable', () => {
  const markup = renderToStaticMarkup(
    <SessionField
      field={field}
      sessions={sessions}
      today="2026-11-22"
      fullDates={new Set(['2026-12-15'])}
      error={undefined}
    />,
  );
  const [, first = '', second = ''] = markup.split('<label');
  expect(first).toContain('Tue, Singapore');
  expect(first).not.toContain('Full');
  expect(second).toContain('Full: join the waiting list');
  expect(second).not.toContain('Tue, Singapore');
  expect(second).not.toMatch(/disabled|hidden/);
});
