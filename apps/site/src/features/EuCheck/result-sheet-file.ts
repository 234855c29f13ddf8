import { height, width } from './result-sheet.ts';

export const sheetFile = (drawing: string, styleSheet: string) =>
  drawing.replace(
    /^<svg([^>]*)>/,
    (_, attributes) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}"${attributes}><style>${styleSheet.replace(/var\(--[\w-]+,\s*([^)]*)\)/g, '$1')}</style>`,
  );
