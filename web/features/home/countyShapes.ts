export interface CountyShape {
  code: string;
  /** Corners of the shape, as an SVG polygon takes them. */
  points: string;
  /** Where its name stands. */
  x: number;
  y: number;
}

export const MAP_WIDTH = 664;
export const MAP_HEIGHT = 560;

/**
 * A schematic of the capital's counties: cells around the county seats, cut to a rough outline. No surveyed
 * boundary is used, because none with a free licence exists.
 */
export const countyShapes: CountyShape[] = [
  { code: '130109', points: '436,364 391,305 392,285 418,254 474,286 465,366', x: 435, y: 309 },
  { code: '130110', points: '279,220 297,258 277,333 244,347 185,245 211,215', x: 246, y: 271 },
  { code: '130111', points: '386,312 428,368 372,418 362,417 334,353', x: 378, y: 365 },
  { code: '130121', points: '177,250 237,353 214,397 159,428 133,406 94,348 82,276', x: 158, y: 335 },
  { code: '130123', points: '413,246 386,278 305,254 287,217 319,186 350,183 413,235', x: 350, y: 231 },
  { code: '130125', points: '275,34 302,22 367,55 404,92 349,174 320,177', x: 336, y: 96 },
  { code: '130126', points: '170,15 182,10 247,47 267,38 312,180 280,211 213,206', x: 240, y: 119 },
  { code: '130127', points: '453,514 451,517 380,542 315,538 321,458 361,426 371,427', x: 372, y: 493 },
  { code: '130128', points: '530,181 600,195 620,270 625,281 561,291 525,268', x: 570, y: 239 },
  { code: '130129', points: '306,538 302,538 218,550 182,492 172,439 166,434 218,406 312,458', x: 242, y: 481 },
  { code: '130130', points: '480,173 521,179 517,267 480,278 422,245 422,235', x: 480, y: 227 },
  { code: '130131', points: '10,216 36,134 101,47 162,19 204,209 177,240 78,267', x: 113, y: 158 },
  { code: '130132', points: '224,399 246,357 281,341 325,355 354,420 316,450', x: 292, y: 393 },
  { code: '130133', points: '526,433 484,472 459,507 380,422 436,373 467,375 511,405', x: 455, y: 431 },
  { code: '130181', points: '629,290 652,340 613,418 535,430 520,402 563,300', x: 587, y: 361 },
  { code: '130183', points: '513,395 474,368 483,287 520,275 554,298', x: 513, y: 333 },
  { code: '130184', points: '411,99 425,113 467,171 469,171 417,227 358,178', x: 413, y: 166 },
];

/** The city's own districts: part of the picture, without a site of their own. */
export const coreShape: Omit<CountyShape, 'code'> = {
  points: '383,287 382,304 327,347 286,333 304,264',
  x: 332,
  y: 307,
};
