import { euCheckKey } from '../../storage-keys.ts';
import { marks } from './EuCheck.marks.ts';

/**
 * What the check needs before anybody touches it: its button. Script, styles and rules come when somebody starts, or
 * comes with a link to answers or back to a question.
 */
const root = document.querySelector<HTMLElement>(`[${marks.start}]`);
const button = root?.querySelector<HTMLButtonElement>(`[${marks.button}]`);
const again = root?.querySelector<HTMLButtonElement>(`[${marks.again}]`);
const status = document.querySelector<HTMLElement>(`[${marks.status}]`);

if (root && button && again) {
  const start = async (isFresh: boolean) => {
    try {
      const [{ startCheck }, response] = await Promise.all([
        import('./check-stage.client.ts'),
        fetch(root.getAttribute(marks.start) ?? ''),
      ]);
      startCheck(await response.json(), isFresh);
    } catch {
      if (status) status.textContent = 'The check could not load; the table below holds the same.';
    }
  };
  button.hidden = false;
  if (hasAnswers()) {
    again.hidden = false;
    button.textContent = 'Go on where you were';
  }
  button.addEventListener('click', () => start(false), { once: true });
  again.addEventListener('click', () => start(true), { once: true });
  if (/^#[aq]=/.test(location.hash)) void start(false);
}

/** Whether this tab holds answers to go on from. */
function hasAnswers(): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(euCheckKey) ?? 'null');
    return Object.keys(kept?.answers ?? {}).length > 0;
  } catch {
    return false;
  }
}
