import { useId } from 'react';
import { type DrawingProps, Plate } from '../Plate.tsx';

/** A junction seen from above: one vehicle, three petal-shaped fields of view, one pedestrian seen in time. */
export function IndustryTransportation(props: DrawingProps) {
  const id = useId();

  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <defs>
        <g id={id}>
          <circle className="jf" r="13" />
          <path className="jl" d="M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0M-5 0a5 5 0 1 1 10 0a5 5 0 1 1-10 0" />
        </g>
      </defs>
      <path
        className="h"
        d="M24 0V360M48 0V360M72 0V360M96 0V360M120 0V360M144 0V360M168 0V360M192 0V360M216 0V360M240 0V360M264 0V360M288 0V360M312 0V360M336 0V360M360 0V360M384 0V360M408 0V360M432 0V360M456 0V360M0 24H480M0 48H480M0 72H480M0 96H480M0 120H480M0 144H480M0 168H480M0 192H480M0 216H480M0 240H480M0 264H480M0 288H480M0 312H480M0 336H480"
      />
      <path className="road" d="M-10 250C120 250 170 210 240 180S400 110 490 110" />
      <path className="road" d="M206-10C206 90 236 120 240 180S292 290 292 370" />
      <path className="roadin" d="M-10 250C120 250 170 210 240 180S400 110 490 110" />
      <path className="roadin" d="M206-10C206 90 236 120 240 180S292 290 292 370" />
      <path className="lane" d="M-10 250C120 250 170 210 240 180S400 110 490 110" />
      <path className="lane" d="M206-10C206 90 236 120 240 180S292 290 292 370" />
      <g transform="translate(150 222)rotate(-22)">
        <path className="zeb" d="M0-26V26M9-26V26M18-26V26" />
      </g>
      <g transform="translate(318 142)rotate(-22)">
        <path className="zeb" d="M0-26V26M9-26V26M18-26V26" />
      </g>
      <g transform="translate(232 184)rotate(66)">
        <path
          className="p2 t"
          d="M0 0C1-39 66-60 66-116 66-151 37-176 0-176-37-176-66-151-66-116-66-60-1-39 0 0z"
        />
        <path
          className="v2"
          d="M-18-36A40 40 0 0 1 18-36M-29-48A56 56 0 0 1 29-48M-41-60A72 72 0 0 1 41-60M-50-72A88 88 0 0 1 50-72M-59-86A104 104 0 0 1 59-86M-64-101A120 120 0 0 1 64-101M-65-119A136 136 0 0 1 65-119M-61-139A152 152 0 0 1 61-139M-42-163A168 168 0 0 1 42-163M0 0C-2-34-31-53-62-97M0 0C-2-41-29-59-54-145M0 0C-1-42-15-61-28-165M0 0C0-42 0-61 0-169M0 0C1-42 15-61 28-165M0 0C2-41 29-59 54-145M0 0C2-34 31-53 62-97"
        />
      </g>
      <g transform="translate(232 184)rotate(196)">
        <path
          className="p3 t"
          d="M0 0C1-25 46-38 46-74 46-96 26-112 0-112-26-112-46-96-46-74-46-38-1-25 0 0z"
        />
        <path
          className="v3"
          d="M0-10C1-31 39-42 39-72 39-91 22-104 0-104-22-104-39-91-39-72-39-42-1-31 0-10zM0-21C1-38 31-47 31-71 31-86 18-97 0-97-18-97-31-86-31-71-31-47-1-38 0-21zM0-31C0-44 24-51 24-70 24-81 13-89 0-89-13-89-24-81-24-70-24-51 0-44 0-31zM0-42C0-50 17-55 17-68 17-76 9-82 0-82-9-82-17-76-17-68-17-55 0-50 0-42zM0-52C0-57 9-60 9-67 9-71 5-74 0-74-5-74-9-71-9-67-9-60 0-57 0-52z"
        />
      </g>
      <g transform="translate(232 184)rotate(296)">
        <path
          className="p1 t"
          d="M0 0C1-25 46-38 46-74 46-96 26-112 0-112-26-112-46-96-46-74-46-38-1-25 0 0z"
        />
        <path
          className="v1"
          d="M0 0C0-1 0-1 0-2M0 0C-1-25-23-37-43-83M0 0C-1-27-17-38-31-99M0 0C-1-27-9-39-16-106M0 0C0-27 0-39 0-108M0 0C1-27 9-39 16-106M0 0C1-27 17-38 31-99M0 0C1-25 23-37 43-83M0 0C0-1 0-1 0-2"
        />
      </g>
      <g transform="translate(232 184)rotate(-24)">
        <rect className="car" x="-30" y="-15" width="60" height="30" rx="9" />
        <path className="k" d="M10-13q6 13 0 26M-16-13q-4 13 0 26" />
        <circle className="s" r="8" />
      </g>
      <circle className="kg" cx="156" cy="198" r="10" />
      <circle className="kf" cx="156" cy="198" r="4.5" />
      <g transform="translate(392 124)rotate(-12)">
        <rect className="kf2" x="-26" y="-12" width="52" height="24" rx="7" />
      </g>
      <g transform="translate(285 306)rotate(80)">
        <rect className="kf2" x="-40" y="-13" width="80" height="26" rx="5" />
      </g>
      <use href={`#${id}`} x="172" y="34" />
      <use href={`#${id}`} x="168" y="70" />
      <use href={`#${id}`} x="46" y="196" />
      <use href={`#${id}`} x="80" y="190" />
      <use href={`#${id}`} x="114" y="180" />
      <use href={`#${id}`} x="384" y="198" />
      <use href={`#${id}`} x="418" y="188" />
      <use href={`#${id}`} x="452" y="180" />
      <use href={`#${id}`} x="326" y="252" />
      <use href={`#${id}`} x="338" y="288" />
      <use href={`#${id}`} x="342" y="324" />
      <use href={`#${id}`} x="290" y="52" />
      <use href={`#${id}`} x="286" y="22" />
    </Plate>
  );
}
