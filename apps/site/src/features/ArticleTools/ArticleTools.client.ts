const tools = document.querySelector<HTMLElement>('[data-article-tools]');
const part = (hook: string) => tools?.querySelector(`[${hook}]`);
const message = part('data-message');
const address = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

function say(text: string): void {
  if (message) message.textContent = text;
}

async function share(): Promise<void> {
  const data = { title: tools?.getAttribute('data-title') ?? document.title, url: address() };
  if (navigator.share && (navigator.canShare?.(data) ?? true)) {
    try {
      return await navigator.share(data);
    } catch (error) {
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

part('data-share')?.addEventListener('click', () => void share());
part('data-print-page')?.addEventListener('click', () => print());
if (tools) tools.dataset.ready = '';
