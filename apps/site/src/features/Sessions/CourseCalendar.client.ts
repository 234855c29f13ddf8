import { elementsWith, updateCourses, updateSessions } from './update-sessions.ts';

updateSessions();
updateCourses();
unfold();

/** Phones open the next month only: twelve rows are too long. */
function unfold() {
  const isWide = matchMedia('(min-width: 40rem)').matches;
  const months = elementsWith(document, 'data-unfold');
  const next = months.find(({ hidden }) => !hidden);
  for (const month of months) month.toggleAttribute('open', isWide || month === next);
}
