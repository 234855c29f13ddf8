import { describe, expect, test } from 'vitest';
import { sqlFindings } from './sql-rules.ts';

const routes = 'office/server/src/inbox/routes.ts';
const months = 'office/server/src/numbers/months.ts';
const store = 'office/server/src/store/inbox.ts';

describe('sqlFindings', () => {
  test.each([
    [routes, "queries.all('SELECT at FROM outbox');"],
    [months, `queries.all(\`SELECT \${columns} FROM outbox\`);`],
    ['apps/server/src/modules/intake/routes.ts', `queries.run(\`\${recent} DELETE FROM outbox\`);`],
    ['apps/server/src/modules/registrations/self-service/view.ts', "run('INSERT INTO a VALUES ($1)');"],
    ['apps/server/src/cli/commands.ts', 'queries.run(`UPDATE enquiries\n  SET owner = $1`);'],
  ])('%s may not: %s', (file, source) => {
    expect(sqlFindings(file, `\n${source}`)).toEqual([
      `${file}:2 has an SQL statement: only repositories may`,
    ]);
  });

  test.each([
    ['lateBeforeMs', `const due = (lateBeforeMs: number) => \`SELECT 1 WHERE at < \${lateBeforeMs}\`;`],
    ['query.fromDay', `const on = \`SELECT * FROM x WHERE day = \${query.fromDay}\`;`],
    ['limit', `function page(limit: number) { return \`LIMIT \${limit}\`; }`],
  ])('the value %s is not written into SQL: %s', (value, source) => {
    expect(sqlFindings(store, source)).toEqual([
      `${store}:1 writes the value ${value} into SQL: bind it as a parameter`,
    ]);
  });

  test.each([
    [store, `const on = (day: number) => \`SELECT 1 WHERE day = $\${day + 1}\`;`],
    [store, `const on = (count: number) => \`SELECT 1 WHERE day = $\${count}\`;`],
    [store, `const leaseMs = 5;\nconst due = \`SELECT 1 WHERE at < \${leaseMs}\`;`],
    [store, `const page = (limit: string) => \`SELECT 1 \${limit}\`;`],
    [store, "queries.all('SELECT at FROM outbox');"],
    ['apps/server/src/modules/mail/outbox.ts', "queries.all('SELECT at FROM outbox');"],
    [routes, "const words = 'Select a day'; // SELECT at FROM outbox"],
  ])('%s may: %s', (file, source) => expect(sqlFindings(file, source)).toEqual([]));
});
