import { toIsoDay } from '@vanda/forms/day';

/** Inline after the markup, so it applies the visitor's clock before paint. */
const today = toIsoDay(new Date());
for (const notice of document.querySelectorAll<HTMLElement>('[data-from]')) {
  const { from = '', until = '' } = notice.dataset;
  notice.hidden = today < from || until < today;
}
