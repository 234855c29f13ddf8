import { expect, it } from 'vitest';
import { pastDates } from './past-dates.ts';

it.each([
  [['18–20 Aug 2025', '22–24 Sep 2025'], '18–20 Aug and 22–24 Sep 2025'],
  [['15 Aug 2025'], '15 Aug 2025'],
  [['15 Aug 2025', '15 Sep 2025', '3 Oct 2025'], '15 Aug, 15 Sep and 3 Oct 2025'],
  [['22–24 Sep 2025', '12–14 Jan 2026', '9–11 Feb 2026'], '22–24 Sep 2025, 12–14 Jan and 9–11 Feb 2026'],
  [
    ['3 Nov 2025', '30 Dec 2025 – 2 Jan 2026', '5 Feb 2026'],
    '3 Nov, 30 Dec 2025 – 2 Jan 2026 and 5 Feb 2026',
  ],
  [['1 Aug 2025', '2 Aug 2025', '3 Aug 2025', '4 Aug 2025', '3 Oct 2025'], 'Aug to Oct 2025'],
  [['1 Aug 2025', '2 Aug 2025', '3 Aug 2025', '4 Aug 2025', '3 Mar 2027'], 'Aug 2025 to Mar 2027'],
  [['1 Aug 2025', '2 Aug 2025', '3 Aug 2025', '4 Aug 2025', '5 Aug 2025'], 'Aug 2025'],
])('writes the past dates %j in one line, each year once', (ranges, line) =>
  expect(pastDates(ranges)).toBe(line),
);
