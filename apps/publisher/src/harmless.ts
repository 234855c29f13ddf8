/** No script; root-relative addresses inside the preview; the requested theme. */
export function harmless(text: string, prefix: string, theme: string | null): string {
  const themed =
    theme === 'dark' || theme === 'light'
      ? text
          .replaceAll(/\(prefers-color-scheme:\s*(dark|light)\)/g, (_, wanted: string) =>
            wanted === theme ? '(min-width:0)' : '(max-width:0)',
          )
          .replaceAll(/color-scheme:\s*light dark/g, `color-scheme:${theme}`)
      : text;
  return themed
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
    .replaceAll(/<script\b[^>]*>/gi, '')
    .replaceAll(/\b(href|src|action|poster)="\/(?!\/)/g, `$1="${prefix}/`)
    .replaceAll(/\bsrcset="[^"]*"/g, (set) => set.replaceAll(/(?<=["\s,])\/(?!\/)/g, `${prefix}/`))
    .replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${prefix}/`);
}
