import { useId } from 'react';
import { type DrawingProps, Plate } from '../Plate.tsx';

/** Two engraved rosettes, 27001 and 42001, overlapping at one round seed. */
export function BannerIso(props: DrawingProps) {
  const id = useId();

  return (
    <Plate viewBox="0 0 520 400" ground="night" {...props}>
      <path
        className="h"
        d="M40-300V700M80-300V700M120-300V700M160-300V700M200-300V700M240-300V700M280-300V700M320-300V700M360-300V700M400-300V700M440-300V700M480-300V700M0 -290H520M0 -250H520M0 -210H520M0 -170H520M0 -130H520M0 -90H520M0 -50H520M0 -10H520M0 30H520M0 70H520M0 110H520M0 150H520M0 190H520M0 230H520M0 270H520M0 310H520M0 350H520M0 390H520M0 430H520M0 470H520M0 510H520M0 550H520M0 590H520M0 630H520M0 670H520"
      />
      <defs>
        <path
          id={`${id}sq`}
          d="M0 0C1-26 30-24 30-78 30-101 17-118 0-118-17-118-30-101-30-78-30-24-1-26 0 0z"
        />
        <g id={`${id}sr`}>
          <use href={`#${id}sq`} transform="rotate(0)" />
          <use href={`#${id}sq`} transform="rotate(18)" />
          <use href={`#${id}sq`} transform="rotate(36)" />
          <use href={`#${id}sq`} transform="rotate(54)" />
          <use href={`#${id}sq`} transform="rotate(72)" />
          <use href={`#${id}sq`} transform="rotate(90)" />
          <use href={`#${id}sq`} transform="rotate(108)" />
          <use href={`#${id}sq`} transform="rotate(126)" />
          <use href={`#${id}sq`} transform="rotate(144)" />
          <use href={`#${id}sq`} transform="rotate(162)" />
          <use href={`#${id}sq`} transform="rotate(180)" />
          <use href={`#${id}sq`} transform="rotate(198)" />
          <use href={`#${id}sq`} transform="rotate(216)" />
          <use href={`#${id}sq`} transform="rotate(234)" />
          <use href={`#${id}sq`} transform="rotate(252)" />
          <use href={`#${id}sq`} transform="rotate(270)" />
          <use href={`#${id}sq`} transform="rotate(288)" />
          <use href={`#${id}sq`} transform="rotate(306)" />
          <use href={`#${id}sq`} transform="rotate(324)" />
          <use href={`#${id}sq`} transform="rotate(342)" />
        </g>
      </defs>
      <circle className="g" cx="176" cy="176" r="134" />
      <use href={`#${id}sr`} className="k3" transform="translate(176 176)" />
      <circle className="g" cx="176" cy="176" r="60" />
      <path
        className="k"
        d="M116 176A60 60 0 1 1 116 176.1M121 176A55 55 0 1 1 121 176.1M50 176A126 126 0 1 1 50 176.2M45 176A131 131 0 1 1 45 176.2"
      />
      <text className="sn" x="176" y="184" textAnchor="middle">
        27001
      </text>
      <circle className="g" cx="346" cy="232" r="134" />
      <use href={`#${id}sr`} className="k4" transform="translate(346 232)" />
      <circle className="g" cx="346" cy="232" r="60" />
      <path
        className="k"
        d="M286 232A60 60 0 1 1 286 232.1M291 232A55 55 0 1 1 291 232.1M220 232A126 126 0 1 1 220 232.2M215 232A131 131 0 1 1 215 232.2"
      />
      <text className="sn" x="346" y="240" textAnchor="middle">
        42001
      </text>
      <circle className="s" cx="261" cy="204" r="12" />
    </Plate>
  );
}
