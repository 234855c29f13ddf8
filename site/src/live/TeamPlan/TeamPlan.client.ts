import { marks, planPrefix, plansMark } from './TeamPlan.marks.ts';

/**
 * What the plan needs before anybody touches it: its buttons. Script, styles, words and conditions come with the first
 * button that is pressed, or with a link to a plan.
 */
const section = document.querySelector<HTMLElement>(`[${marks.plan}]`);

if (section) {
  let loading: Promise<ReturnType<typeof import('./plan-stage.client.ts').startPlan>> | undefined;
  const load = async () => {
    const [{ startPlan }, response] = await Promise.all([
      import('./plan-stage.client.ts'),
      fetch(section.getAttribute(marks.plan) ?? ''),
    ]);
    return startPlan(section, await response.json());
  };
  const withPlan = async (act: (plan: Awaited<NonNullable<typeof loading>>) => void) => {
    try {
      loading ??= load();
      act(await loading);
    } catch {
      loading = undefined;
      const status = section.querySelector(`[${marks.status}]`);
      if (status) status.textContent = section.getAttribute(marks.failed);
      section.scrollIntoView();
    }
  };
  const restore = () => {
    if (location.hash.startsWith(planPrefix)) void withPlan((plan) => plan.restore(location.hash));
  };
  for (const button of document.querySelectorAll(`[${marks.add}]`)) {
    const course = button.closest('tr')?.querySelector('a')?.textContent ?? '';
    button.ariaLabel = section.getAttribute(marks.addName)?.replace('{course}', course) ?? null;
  }
  document.documentElement.setAttribute(plansMark, '');
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest(`[${marks.add}]`) : null;
    if (button) void withPlan((plan) => plan.press(button));
  });
  addEventListener('hashchange', restore);
  restore();
}
