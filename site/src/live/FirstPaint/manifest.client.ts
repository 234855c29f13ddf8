/** Links the web app manifest, which a browser would ask for at once where the page itself names it. */
export function linkManifest() {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/site.webmanifest' }),
  );
}
