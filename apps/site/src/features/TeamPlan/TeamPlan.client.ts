import { queuePress } from './presses.ts';

const plan = document.querySelector('[data-plan]');

if (plan) {
  document.documentElement.dataset.plans = '';
  document.addEventListener('click', ({ target }) => {
    const slug =
      target instanceof Element ? target.closest<HTMLElement>('[data-add]')?.dataset.add : undefined;
    if (slug === undefined) return;
    queuePress(slug);
    // Hydrates the island (client:touch).
    plan.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
