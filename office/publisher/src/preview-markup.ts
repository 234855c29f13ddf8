import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Place = { readonly prefix: string; readonly theme: string | null };

const addresses = new Set(['href', 'src', 'action', 'poster']);
// Addresses within the site: `//host` is another one.
const isRooted = (address: string) => address.startsWith('/') && !address.startsWith('//');

/** No script; root-relative addresses inside the preview; the requested theme. */
export function previewPage(html: string, place: Place): string {
  const document = parse(html, { scriptingEnabled: false });
  // A loop, because the depth of a page could exhaust the stack of a recursion.
  const open: Tree.ParentNode[] = [document];
  for (let node = open.pop(); node; node = open.pop()) {
    node.childNodes = node.childNodes.filter((child) => child.nodeName !== 'script');
    for (const child of node.childNodes) {
      if ('content' in child) open.push(child.content);
      if ('attrs' in child) child.attrs = attributesOf(child, place);
      if (node.nodeName === 'style' && 'value' in child) child.value = previewStyle(child.value, place);
      if ('childNodes' in child) open.push(child);
    }
  }
  return serialize(document, { scriptingEnabled: false });
}

function attributesOf({ attrs }: Tree.Element, place: Place): Tree.Element['attrs'] {
  const { prefix } = place;
  const inside = (address: string) => (isRooted(address) ? prefix + address : address);
  return attrs.flatMap((attribute) => {
    const { name, value } = attribute;
    if (name.startsWith('on')) return [];
    if (addresses.has(name)) return [{ ...attribute, value: inside(value) }];
    if (name === 'srcset')
      return [
        {
          ...attribute,
          value: value
            .split(',')
            .map((one) => inside(one.trim()))
            .join(', '),
        },
      ];
    if (name === 'style') return [{ ...attribute, value: previewStyle(value, place) }];
    return [attribute];
  });
}

export function previewStyle(css: string, { prefix, theme }: Place): string {
  const placed = css.replaceAll(/url\((["']?)\/(?!\/)/g, `url($1${prefix}/`);
  if (theme !== 'dark' && theme !== 'light') return placed;
  return placed
    .replaceAll(/\(prefers-color-scheme: ?(dark|light)\)/g, (_, wanted: string) =>
      wanted === theme ? '(min-width:0)' : '(max-width:0)',
    )
    .replaceAll(/color-scheme: ?light dark/g, `color-scheme:${theme}`);
}
