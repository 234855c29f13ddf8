import { SaxesParser } from 'saxes';

export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
};

/** Reads a document as the XML recommendation demands, namespaces included. Throws if it is not well-formed. */
export function parseXml(source: string): XmlElement {
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value]);
    const element: XmlElement = { name, attributes: Object.fromEntries(values), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => open.pop());
  parser.write(source).close();
  const [root] = document.children;
  if (!root) throw new Error('The document has no element');
  return root;
}

export const childrenOf = ({ children }: XmlElement, name: string) =>
  children.filter((child) => child.name === name);

/** Text of the one child of a name; undefined where there is none. Throws when there are several. */
export function textIn(element: XmlElement, name: string): string | undefined {
  const [child, ...others] = childrenOf(element, name);
  if (others.length > 0) throw new Error(`<${element.name}> has <${name}> ${others.length + 1} times`);
  return child?.text.trim();
}
