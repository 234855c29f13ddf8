import { z } from 'zod';
import { line } from './text.ts';

const share = z.int().min(0).max(100);

export const photo = z
  .strictObject({
    file: z
      .string()
      .regex(/^photo-[0-9a-f]{16}$/, 'is not a photograph: upload one and choose it')
      .meta({ title: 'File' }),
    alt: line(10, 140, 'is a picture without words: say what it shows').meta({
      title: 'What it shows',
      description: 'One sentence for people who do not see it. Not “picture of”, not the name of the file.',
    }),
    caption: line(3, 240).optional().describe('Sentence under the picture.'),
    focus: z.strictObject({ x: share, y: share }).optional().meta({
      title: 'What must stay',
      description: 'Percent from the left and from the top. Where the picture is cut, this part stays.',
    }),
  })
  .meta({ title: 'Photograph', reference: 'pictures' });
export type Photo = z.infer<typeof photo>;
