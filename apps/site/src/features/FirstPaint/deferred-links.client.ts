import printStyles from '../../styles/print.css?url';

export function addDeferredLinks() {
  for (const link of [
    { rel: 'stylesheet', media: 'print', href: printStyles },
    { rel: 'manifest', href: '/site.webmanifest' },
  ]) {
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}
