import { useId } from 'react';
import { type DrawingProps, Plate } from '../Plate.tsx';

/** A rosette seal with a tick. */
export function VerifiedSeal(props: DrawingProps) {
  const id = useId();

  return (
    <Plate viewBox="0 0 320 320" ground="bare" {...props}>
      <defs>
        <path id={id} d="M0 0C1-26 30-24 30-78 30-101 17-118 0-118-17-118-30-101-30-78-30-24-1-26 0 0z" />
      </defs>
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(0)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(15)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(30)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(45)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(60)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(75)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(90)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(105)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(120)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(135)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(150)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(165)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(180)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(195)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(210)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(225)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(240)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(255)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(270)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(285)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(300)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(315)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(330)" />
      <use href={`#${id}`} className="k2" transform="translate(160 160)rotate(345)" />
      <circle className="g" cx="160" cy="160" r="62" />
      <path
        className="k"
        d="M98 160A62 62 0 1 1 98 160.1M103 160A57 57 0 1 1 103 160.1M32 160A128 128 0 1 1 32 160.2M27 160A133 133 0 1 1 27 160.2"
      />
      <path className="tk" d="M132 162l20 20 38-44" />
    </Plate>
  );
}
