import { elementsWith, readAttribute, updateCourses, updateSessions } from './update-sessions.ts';

updateSessions();
updateCourses();
unfold();

/** Phones open the next month only: twelve rows are too long. */
function unfold() {
  const isWide = matchMedia('(min-width: 40rem)').matches;
  const isNone = Boolean(document.querySelector('[data-sessions="none"]'));
  const [next] = elementsWith(document, 'data-unfold').filter(
    (part) => !part.hidden && readAttribute(part, 'data-unfold') === 'next',
  );
  for (const part of elementsWith(document, 'data-unfold')) {
    const isOpen = readAttribute(part, 'data-unfold') === 'none' ? isNone : isWide || part === next;
    part.toggleAttribute('open', isOpen);
  }
}
