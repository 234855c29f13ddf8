/** The queue is in the document: its writer and its reader load separately. */
const pressed = 'plan-pressed';

export function queuePress(slug: string): void {
  const { dataset } = document.documentElement;
  dataset.planPresses = `${dataset.planPresses ?? ''} ${slug}`.trim();
  document.dispatchEvent(new Event(pressed));
}

export const hasPresses = () => document.documentElement.dataset.planPresses !== undefined;

export function takePresses(): string[] {
  const { dataset } = document.documentElement;
  const slugs = dataset.planPresses?.split(' ') ?? [];
  delete dataset.planPresses;
  return slugs;
}

export function onPress(listener: () => void): () => void {
  document.addEventListener(pressed, listener);
  return () => document.removeEventListener(pressed, listener);
}
