import type { Caller } from '../../platform/caller.ts';

/** Code of the area that public lists are limited to for this caller; staff see everything (core§6, ruling 54). */
export function areaOf(caller: Caller): string | undefined {
  return caller.authorities.size > 0 ? undefined : caller.visibleArea?.code;
}
