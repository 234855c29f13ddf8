import { useId } from 'react';
import { type DrawingProps, Plate } from '../Plate.tsx';

/** An orchid climbs a trellis, tied at four crossings; every bloom carries one round seed. */
export function ArticleAgenticAdoption(props: DrawingProps) {
  const id = useId();

  return (
    <Plate viewBox="0 0 640 330" ground="blush" {...props}>
      <path
        className="h2"
        d="M92 20V306M138 20V306M184 20V306M230 20V306M276 20V306M322 20V306M368 20V306M414 20V306M460 20V306M506 20V306M552 20V306M598 20V306M70 34H576M70 78H576M70 122H576M70 166H576M70 210H576M70 254H576M70 298H576"
      />
      <g transform="translate(99 303)rotate(-62)">
        <path className="jf c2" d="M0 0C5-16 9-7 6-37 2-58-6-74-11-74-16-74-16-58-12-37-9-7-6-16 0 0z" />
        <path className="jl" d="M0 0Q0 -42 -11 -70" />
      </g>
      <g transform="translate(105 300)rotate(62)">
        <path
          className="jf c2"
          d="M0 0C9-23 13-11 20-53 30-84 35-106 28-106 21-106 5-84-6-53-12-11-6-23 0 0z"
        />
        <path className="jl" d="M0 0Q0 -60 28 -101" />
      </g>
      <g transform="translate(119 290)rotate(-36)">
        <path className="jf c2" d="M0 0C5-20 11-9 5-46-4-73-18-92-24-92-30-92-26-73-17-46-11-9-8-20 0 0z" />
        <path className="jl" d="M0 0Q0 -52 -24 -88" />
      </g>
      <g transform="translate(128 282)rotate(58)">
        <path className="jf c2" d="M0 0C8-20 11-9 18-46 27-73 32-92 26-92 20-92 5-73-4-46-11-9-5-20 0 0z" />
        <path className="jl" d="M0 0Q0 -52 26 -88" />
      </g>
      <g transform="translate(141 267)rotate(-30)">
        <path className="jf c2" d="M0 0C5-16 9-7 5-37-1-58-11-74-16-74-21-74-19-58-13-37-9-7-6-16 0 0z" />
        <path className="jl" d="M0 0Q0 -42 -16 -70" />
      </g>
      <path
        className="stem"
        d="M88 306C150 292 152 206 250 200C346 194 332 120 430 112C500 106 514 64 560 42"
      />
      <path className="k" d="M150 262C172 278 158 292 170 306M162 238C196 262 184 286 196 306" />
      <defs>
        <g id={id}>
          <g transform="rotate(121)">
            <path
              className="p2 c2"
              d="M0 0C.8-11 31.3-13.5 32.5-31 33.8-42 21.4-50 4-50-13.4-50-28.2-42-29.5-31-30.7-13.5-.4-11 0 0z"
            />
            <path
              className="v2 thin"
              d="M0 0C-.8-10.8-15.2-16-27.8-33.4M0 0C-.3-11.9-9-17.1-13.6-45.2M0 0C.3-12 .5-17.2 4.1-48.1M0 0C.8-11.9 9.9-17.1 20.9-45.2M0 0C1.2-10.6 15.7-15.9 31.5-32.7M-13.4-12A18 18 0 0 1 13.6-11.8M-19.5-15.6A25 25 0 0 1 19.8-15.2M-25-20A32 32 0 0 1 25.6-19.1M-28.9-26.2A39 39 0 0 1 30.3-24.5M-28.3-35A45 45 0 0 1 32.5-31.1"
            />
          </g>
          <g transform="rotate(239)">
            <path
              className="p3 c2"
              d="M0 0C.8-11 31.3-13.5 32.5-31 33.8-42 21.4-50 4-50-13.4-50-28.2-42-29.5-31-30.7-13.5-.4-11 0 0z"
            />
            <path
              className="v3 thin"
              d="M.3-5.8C.9-14.6 25.3-16.6 26.3-30.6 27.3-39.4 17.4-45.8 3.5-45.8-10.4-45.8-22.3-39.4-23.3-30.6-24.3-16.6-.1-14.6 .3-5.8zM.5-11.6C1-18.2 19.3-19.7 20.1-30.2 20.8-36.8 13.4-41.6 2.9-41.6-7.5-41.6-16.4-36.8-17.1-30.2-17.9-19.7 .3-18.2 .5-11.6zM.8-17.4C1.1-21.8 13.3-22.8 13.8-29.8 14.3-34.2 9.4-37.4 2.4-37.4-4.5-37.4-10.5-34.2-11-29.8-11.5-22.8 .6-21.8 .8-17.4zM1.1-23.2C1.2-25.4 7.3-25.9 7.6-29.4 7.8-31.6 5.3-33.2 1.9-33.2-1.6-33.2-4.6-31.6-4.8-29.4-5.1-25.9 1-25.4 1.1-23.2z"
            />
          </g>
          <g transform="rotate(0)">
            <path
              className="p1 c2"
              d="M0 0C.8-11 31.3-13.5 32.5-31 33.8-42 21.4-50 4-50-13.4-50-28.2-42-29.5-31-30.7-13.5-.4-11 0 0z"
            />
            <path
              className="v1 thin"
              d="M0 0C-.9-9.3-14.1-14.6-27.9-25.5M0 0C-.7-11.1-14.6-16.4-25.9-36.5M0 0C-.4-11.8-10.7-17-17-43.4M0 0C-.1-12-5.3-17.2-6.6-47.4M0 0C.3-12 .5-17.2 4.1-48.1M0 0C.6-12 6.3-17.2 14.5-47.4M0 0C.9-11.8 11.6-17 23.8-43.4M0 0C1.2-11.1 15.5-16.4 30.8-36.5M0 0C0-.3 .1-.5 .1-.8"
            />
          </g>
          <circle className="g" r="8.5" />
          <circle className="s" r="6" />
        </g>
      </defs>
      <path
        className="stem2"
        d="M206 206Q214 170 186 148M288 194Q306 222 304 246M338 158Q326 110 290 92M392 118Q412 158 430 178M456 108Q446 74 412 62M514 80Q534 122 542 146"
      />
      <use href={`#${id}`} transform="translate(184 148)rotate(-10)scale(0.74)" />
      <use href={`#${id}`} transform="translate(304 246)rotate(14)scale(0.86)" />
      <use href={`#${id}`} transform="translate(288 90)rotate(-8)scale(0.98)" />
      <use href={`#${id}`} transform="translate(432 184)rotate(10)scale(1.1)" />
      <use href={`#${id}`} transform="translate(406 60)rotate(-16)scale(0.8)" />
      <use href={`#${id}`} transform="translate(546 152)rotate(8)scale(1.12)" />
      <g transform="translate(558 44)rotate(38)">
        <path
          className="p2 c2"
          d="M0 0C.2-6.2 10-7.6 10-17.4 10-23.5 5.6-28 0-28-5.6-28-10-23.5-10-17.4-10-7.6-.2-6.2 0 0z"
        />
      </g>
      <g transform="translate(540 53)rotate(-14)scale(.8)">
        <path
          className="p3 c2"
          d="M0 0C.2-6.2 10-7.6 10-17.4 10-23.5 5.6-28 0-28-5.6-28-10-23.5-10-17.4-10-7.6-.2-6.2 0 0z"
        />
      </g>
      <path className="tie" d="M224 196l12 14M236 196l-12 14" />
      <path className="tie" d="M270 189l12 14M282 189l-12 14" />
      <path className="tie" d="M362 125l12 14M374 125l-12 14" />
      <path className="tie" d="M454 100l12 14M466 100l-12 14" />
      <path className="k" d="M0 306H640" />
      <path className="h2" d="M0 313h640M0 322h640" />
    </Plate>
  );
}
