import { lengthGlyph } from '../../topics/course/course-lengths.ts';

export function LengthGlyph({ course }: { course: Parameters<typeof lengthGlyph>[0] }) {
  const glyph = lengthGlyph(course);
  return (
    glyph && (
      <svg width={glyph.widthPx} height={glyph.heightPx} aria-hidden="true">
        <path d={glyph.path} />
      </svg>
    )
  );
}
