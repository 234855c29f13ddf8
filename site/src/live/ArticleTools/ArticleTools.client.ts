import { marks } from './ArticleTools.marks.ts';

/**
 * Share and Print of an article. Share opens the system's share sheet; where there is none it copies the page's
 * address and says so.
 */
const tools = document.querySelector<HTMLElement>(`[${marks.tools}]`);
const part = (mark: string) => tools?.querySelector(`[${mark}]`);
const message = part(marks.message);
const address = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

function say(text: string): void {
  if (message) message.textContent = text;
}

async function share(): Promise<void> {
  const data = { title: tools?.getAttribute(marks.title) ?? document.title, url: address() };
  if (navigator.share && (navigator.canShare?.(data) ?? true)) {
    try {
      return await navigator.share(data);
    } catch (error) {
      // The visitor closed the sheet: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    say('Link copied.');
  } catch {
    say(`Copy this address: ${data.url}`);
  }
}

part(marks.share)?.addEventListener('click', () => void share());
part(marks.print)?.addEventListener('click', () => print());
if (tools) tools.dataset.ready = '';
