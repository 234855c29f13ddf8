import { toIsoDay } from '@vanda/enquiry/day';
import { marks } from './Notice.marks.ts';

/**
 * Shows a notice on its days alone, by the visitor's clock. It stands in the page behind the notice and runs before
 * that is painted, so nothing moves.
 */
const today = toIsoDay(new Date());
for (const notice of document.querySelectorAll<HTMLElement>(`[${marks.from}]`)) {
  const [showFrom = '', until = ''] = [marks.from, marks.until].map(
    (mark) => notice.getAttribute(mark) ?? '',
  );
  notice.hidden = today < showFrom || until < today;
}
