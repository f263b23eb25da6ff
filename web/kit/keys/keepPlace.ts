const ROWS = '[role="row"], li, tr, article:not(li > article)';
/** Where one types: a phone shows its keyboard as soon as it is focused, so nobody is led there. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea';
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]:not([role="gridcell"])';
const LAYER = '.MuiModal-root';
/** What the focus trap of a dialog goes to where it has lost its place; nobody is led there. */
const TRAP = '.MuiDialog-container';
const HEADING = 'h1, h2, h3, h4, h5, h6';
/** Stands for the rows of a list that has none. */
const NOTHING_LEFT = '[data-nothing-left]';

/** Milliseconds for which the way on may be disabled, mostly because the write that took the row is not over. */
const PATIENCE_MS = 1000;

/** A part of the page around the stop, and which of the part's stops it was, from 0. */
interface Part {
  element: Element;
  nth: number;
}

interface Row extends Part {
  list: Element | null;
  at: number;
  /** What the button says. */
  says: string;
}

/** Where the keyboard stood: in which rows and parts, from the innermost outwards. */
interface Place {
  stop: HTMLElement;
  layer: Element | null;
  address: string;
  rows: Row[];
  around: Part[];
  /** What it is called, and which it was of how many stops of the layer that are called so. */
  name: string;
  twin: number;
  twins: number;
  /** The stop was disabled while it was the place, or another layer went from above it. */
  shut: boolean;
  lostAt: number;
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;
const isShut = (element: HTMLElement): boolean => element.matches(':disabled');
/** It is disabled while something is written, and no longer. */
const isBusy = (element: HTMLElement): boolean => element.matches('.MuiButton-loading, [aria-busy="true"] *');
const stopsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(STOPS)].filter(isSeen);
const rowsOf = (list: Element): Element[] => [...list.children].filter((row) => row.matches(ROWS));

function ancestors(from: Element | null): Element[] {
  const found: Element[] = [];
  for (let at = from; at && at !== document.body; at = at.parentElement) found.push(at);
  return found;
}

const nameOf = (stop: HTMLElement): string => stop.ariaLabel || stop.textContent.trim();
const twinsOf = (stops: readonly HTMLElement[], name: string) => stops.filter((stop) => nameOf(stop) === name);

function placeOf(stop: HTMLElement): Place {
  const layer = stop.closest(LAYER);
  const stops = stopsOf(layer ?? document.body);
  const name = nameOf(stop);
  const twins = twinsOf(stops, name);
  const around = ancestors(stop.parentElement).map((element) => ({
    element,
    nth: stops.filter((each) => element.contains(each)).indexOf(stop),
  }));
  const says = stop.textContent.trim();
  const rows = around
    .filter(({ element }) => element.matches(ROWS))
    .map((part) => {
      const list = part.element.parentElement;
      return { ...part, list, at: list ? rowsOf(list).indexOf(part.element) : 0, says };
    });
  return {
    ...{ stop, layer, address: location.pathname, rows, around, shut: false, lostAt: 0 },
    ...{ name, twin: twins.indexOf(stop), twins: twins.length },
  };
}

const same = (stops: readonly HTMLElement[], { says }: Row): HTMLElement | undefined =>
  says ? stops.find((stop) => stop.textContent.trim() === says) : undefined;

/** The same action of the row that took the place, else of the one before, else what stands where the action stood. */
function inList(row: Row): HTMLElement | undefined {
  if (row.element.isConnected) {
    const stops = stopsOf(row.element);
    return same(stops, row) ?? stops[Math.min(row.nth, stops.length - 1)];
  }
  if (!row.list?.isConnected) return undefined;
  const rows = rowsOf(row.list);
  const near = [rows[row.at], rows[Math.min(row.at, rows.length) - 1]].map((each) => (each ? stopsOf(each) : []));
  const [next = [], previous = []] = near;
  const [there = []] = near.filter((stops) => stops.length > 0);
  return same(next, row) ?? same(previous, row) ?? there[Math.min(row.nth, there.length - 1)];
}

/** What stands now where it stood: what took its place, or came with it, as the rows that a button has fetched. */
function inPart({ around }: Place): HTMLElement | undefined {
  for (const { element, nth } of around) {
    const stops = element.isConnected && nth >= 0 ? stopsOf(element) : [];
    const found = stops[Math.min(nth, stops.length - 1)];
    if (found) return found.matches(TYPED) ? undefined : found;
    if (element.matches('main')) return undefined;
  }
  return undefined;
}

/** The same of a list that was drawn anew as a whole, as where a window changes its width. */
function redrawn({ rows, layer, name, twin, twins }: Place): HTMLElement | undefined {
  if (!name || rows.some(({ list }) => list?.isConnected)) return undefined;
  const now = twinsOf(stopsOf(layer ?? document.body), name);
  return now.length === twins ? now[twin] : undefined;
}

/** What says that nothing is left, or what is left over: the nearest heading. */
function restOf({ around }: Place): HTMLElement | undefined {
  for (const { element } of around) {
    if (!element.isConnected) continue;
    const found = [
      ...element.querySelectorAll<HTMLElement>(NOTHING_LEFT),
      ...element.querySelectorAll<HTMLElement>(HEADING),
    ];
    const first = found.find(isSeen);
    if (first) return first;
    if (element.matches('main')) return element as HTMLElement;
  }
  return undefined;
}

/** From the page below to the layer on top. */
let places: Place[] = [];
let later: ReturnType<typeof setTimeout> | undefined;
/** Where the keyboard is as long as its place is disabled. */
let meanwhile: HTMLElement | undefined;

const isLost = (): boolean => {
  const now = document.activeElement;
  return !now || now === document.body || now === meanwhile || now.matches(TRAP);
};

/** What is open on top of the page; one that is kept while it is closed is not. */
function topLayer(): Element | null {
  const open = [...document.querySelectorAll(LAYER)].filter((layer) =>
    layer.checkVisibility({ visibilityProperty: true }),
  );
  return open.at(-1) ?? null;
}

function goTo(found: HTMLElement): void {
  if (!found.matches(STOPS)) {
    found.tabIndex = -1;
    found.style.outline = 'none';
  }
  found.focus();
}

function regain(): void {
  if (!isLost()) return;
  while (places.at(-1)?.layer?.isConnected === false) {
    places.pop();
    const below = places.at(-1);
    if (below) below.shut = true;
  }
  const place = places.at(-1);
  // Another page says itself where it begins, and a dialog that has just opened: nobody is led behind it.
  if (!place || place.address !== location.pathname || place.layer !== topLayer()) return;
  place.lostAt ||= performance.now();
  const left = PATIENCE_MS - (performance.now() - place.lostAt);
  const isThere = place.stop.isConnected && isSeen(place.stop);
  if (isThere && isShut(place.stop)) {
    if (isBusy(place.stop) || (meanwhile && document.activeElement === meanwhile)) return;
    if (left > 0) {
      later = setTimeout(regain, left);
      return;
    }
    meanwhile = restOf(place);
    if (meanwhile) goTo(meanwhile);
    return;
  }
  // Whoever left it for nothing meant to.
  if (isThere && !place.shut) return;
  const near =
    redrawn(place) ??
    (place.rows.length > 0 ? place.rows.map(inList).find((each) => each !== undefined) : inPart(place));
  const found = isThere ? place.stop : near;
  if (found && isShut(found) && left > 0) {
    later = setTimeout(regain, left);
    return;
  }
  const shut = found !== undefined && isShut(found);
  const to = found && !shut ? found : restOf(place);
  if (shut) meanwhile = to;
  if (to) goTo(to);
}

function note(stop: Element | null): void {
  if (!(stop instanceof HTMLElement) || stop === document.body || stop === meanwhile || stop.matches(TRAP)) return;
  const layer = stop.closest(LAYER);
  // A dialog that goes leads back to where the page waits.
  if (meanwhile?.closest(LAYER) === layer) meanwhile = undefined;
  const at = places.findIndex((place) => place.layer === layer);
  places = [...(at < 0 ? places : places.slice(0, at)), placeOf(stop)];
}

/**
 * From now on the keyboard goes on where it was: what it stood on may go with its row, with what opened a dialog, or be disabled
 * for a while, or for good. Of a row it then stands on the same action of the next one, else of the one before; elsewhere on what has
 * come in its place; else on what says that nothing is left, else on the heading (decision 444).
 * @param first where it came to before anything else: what was pressed at once may be disabled by now, or behind a dialog
 */
export function keepPlace(first: Element): void {
  note(first);
  for (const place of places) place.shut = isShut(place.stop);
  note(document.activeElement);
  addEventListener('focusin', ({ target }) => note(target as Element));
  addEventListener('pointerdown', ({ target }) => {
    // Who presses beside everything leaves the place; in a dialog it is the page below that has one.
    if (!(target as Element).closest(LAYER)) places = [];
  });
  new MutationObserver(() => {
    // A browser takes the keyboard from what is disabled a little later.
    const place = places.at(-1);
    if (place && isShut(place.stop)) place.shut = true;
    if (!isLost()) return;
    clearTimeout(later);
    // What draws the change may lead somewhere itself.
    later = setTimeout(regain);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
}
