/*
 * Parts of React's renderer and of the router that the site never uses, and that no bundler can know of. The build writes for
 * what decides about them what it always is, and the minifier takes away all that stood behind it (decision 403).
 */

import { isPiece, nameOf, type Piece, partsOf } from './syntax.ts';

interface Parts {
  /** Names that stand for one value throughout. */
  always?: Readonly<Record<string, string>>;
  /** What calls of these functions come to. */
  answers?: Readonly<Record<string, string>>;
  /** What stands in these members. */
  members?: Readonly<Record<string, string>>;
  /** React contexts that nothing provides. */
  contexts?: readonly string[];
  /** Properties of objects, by their name or by the name of what they hold. */
  properties?: readonly string[];
  /** Kinds of nodes: the number in their `tag`. */
  tags?: readonly number[];
  /** Kinds of elements. */
  types?: readonly string[];
  /** What is exported, and constructors whose methods go with it. */
  targets?: RegExp;
}

/**
 * No page is hydrated (the edge writes its first content, and the site puts its own in its place), no document is rendered
 * whole, with its styles and scripts, and there are no view transitions, activities, lists of suspended parts, fragments with a
 * `ref`, actions of forms or elements of one's own. Nobody reads the stack of components of an error, or listens to what an
 * input is about to take, but browsers that say it themselves.
 */
const RENDERER: Parts = {
  always: {
    isHydrating: '!1',
    hydrationParentFiber: 'null',
    nextHydratableInstance: 'null',
    hydrationErrors: 'null',
    previousHydratableOnEnteringScopedSingleton: 'null',
    viewTransitionMutationContext: '!1',
    shouldStartViewTransition: '!1',
    viewTransitionContextChanged: '!1',
    inUpdateViewTransition: '!1',
    rootViewTransitionAffected: '!1',
    rootViewTransitionNameCanceled: '!1',
    pendingViewTransition: 'null',
    pendingViewTransitionEvents: 'null',
    viewTransitionCancelableChildren: 'null',
    appearingViewTransitions: 'null',
  },
  answers: {
    popHydrationState: '!1',
    resetHydrationState: 'void 0',
    upgradeHydrationErrorsToRecoverable: 'null',
    updateDehydratedSuspenseComponent: 'null',
    commitActivityHydrationCallbacks: 'void 0',
    commitSuspenseHydrationCallbacks: 'void 0',
    queueIfContinuousEvent: '!1',
    clearIfContinuousEvent: 'void 0',
    retryIfBlockedOn: 'void 0',
    attemptContinuousHydration: 'void 0',
    commitExitViewTransitions: 'void 0',
    commitEnterViewTransitions: 'void 0',
    commitNestedViewTransitions: 'void 0',
    restoreNestedViewTransitions: 'void 0',
    restoreEnterOrExitViewTransitions: 'void 0',
    trackEnterViewTransitions: 'void 0',
    commitNewChildToFragmentInstances: 'void 0',
    commitFragmentInstanceInsertionEffects: 'void 0',
    commitFragmentInstanceDeletionEffects: 'void 0',
    isFragmentInstanceParent: '!1',
    FragmentInstance: 'null',
    isHostHoistableType: '!1',
    accumulateSuspenseyCommitOnFiber: 'void 0',
    preloadInstanceAndSuspendIfNeeded: 'void 0',
    waitForCommitToBeReady: 'null',
    describeNativeComponentFrame: '""',
    extractEvents$1: 'void 0',
    isCustomElement: '!1',
    getFallbackBeforeInputChars: 'null',
    insertSuspendedStylesheets: 'void 0',
  },
  members: { dehydrated: 'null', isDehydrated: '!1' },
  properties: [
    ...['useActionState', 'useFormState', 'useOptimistic', 'useHostTransitionStatus', 'useMemoCache'],
    ...[
      'prefetchDNS',
      'preconnect',
      'preload',
      'preloadModule',
      'preinitScript',
      'preinitStyle',
      'preinitModuleScript',
      'requestFormReset',
    ],
  ],
  tags: [18, 19, 26, 27, 30, 31],
  types: ['REACT_ACTIVITY_TYPE', 'REACT_SUSPENSE_LIST_TYPE', 'REACT_VIEW_TRANSITION_TYPE'],
  targets:
    /^(?:exports\.hydrateRoot|ReactDOMSharedInternals\.findDOMNode)$|^(?:FragmentInstance|ReactDOMHydrationRoot|ViewTransitionPseudoElement)\.prototype\./,
};

/** Of React itself: what makes such parts. */
const REACT: Parts = {
  targets:
    /^exports\.(?:Activity|Profiler|ViewTransition|__COMPILER_RUNTIME|addTransitionType|cache|cacheSignal|unstable_useCacheRefresh|useActionState|useOptimistic)$/,
};

const REACT_DOM: Parts = {
  targets:
    /^exports\.(?:preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule|requestFormReset|useFormState|useFormStatus)$/,
};

/** By the names of React's files. */
export const OF_REACT: Readonly<Record<string, Parts>> = {
  'react.production.js': REACT,
  'react-dom.production.js': REACT_DOM,
  'react-dom-client.production.js': RENDERER,
};

/**
 * The router knows addresses; data, errors and the framework's prefetching are none of its business here. It stands at the root
 * of the address, which always says where one is, and is asked in its place alone.
 */
export const ROUTER: Parts = {
  always: {
    dataRouterState: 'null',
    dataRouterOpts: 'null',
    dataRouterContext: 'null',
    isDataRoute: '!1',
    basename: '"/"',
    mask: '(void 0)',
    maskedHref: '(void 0)',
    maskedLocation: 'null',
    useTransitions: 'void 0',
  },
  answers: { warning: 'void 0', warningOnce: 'void 0', invariant: 'void 0', usePrefetchBehavior: '[!1, null, {}]' },
  members: { mask: '(void 0)' },
  contexts: ['DataRouterContext', 'DataRouterStateContext'],
  targets: /^RenderErrorBoundary\.contextType$/,
};

const ends = (body: unknown): boolean =>
  /^(?:Return|Throw|Break|Continue)Statement$/.test((body as Piece[]).at(-1)?.type ?? '');

/** What a piece of a function declares for the whole of it. */
const declaredIn = (piece: Piece): string[] =>
  partsOf(piece)
    .filter(({ type }) => !/Function/.test(type))
    .flatMap((one) => [...(one.type === 'VariableDeclarator' ? [nameOf(one.id)] : []), ...declaredIn(one)]);

/**
 * A library without the parts that the site does not use.
 * @param code its text
 * @param body its statements
 * @throws where a name is not found any more: another version of the library has to be looked at
 */
export function leaveOut(code: string, body: readonly unknown[], parts: Parts): string {
  const { properties = [], tags = [], types = [], contexts = [], targets } = parts;
  const mapped = (values: Readonly<Record<string, string>> = {}) => new Map(Object.entries(values));
  const [always, answers, members] = [mapped(parts.always), mapped(parts.answers), mapped(parts.members)];
  const unseen = new Set([
    ...[...always.keys(), ...answers.keys(), ...members.keys()],
    ...[...properties, ...types, ...contexts],
  ]);
  const edits: [start: number, end: number, text: string][] = [];
  const put = (start: number, end: number, text: string, name?: string) => {
    edits.push([start, end, text]);
    if (name) unseen.delete(name);
  };

  const inner = (piece: Piece, skipped: readonly string[] = []) => {
    for (const [part, value] of Object.entries(piece)) {
      if (skipped.includes(part)) continue;
      for (const one of Array.isArray(value) ? value : [value]) if (isPiece(one)) visit(one);
    }
  };

  const cases = ({ discriminant, cases: list }: Piece) => {
    const ofTags = nameOf((discriminant as Piece).property) === 'tag' || nameOf(discriminant) === 'tag';
    let first = true;
    const declared: string[] = [];
    for (const one of list as Piece[]) {
      const test = one.test as Piece | null;
      const type = nameOf(test);
      const goes = test && (ofTags ? tags.includes(Number(test.value ?? Number.NaN)) : types.includes(type));
      if (goes) unseen.delete(type);
      if (goes && first && ends(one.consequent)) {
        put(one.start, one.end, '');
        declared.push(...declaredIn(one));
        continue;
      }
      const begin = code.indexOf(':', test?.end ?? one.start) + 1;
      if (first && declared.length > 0) put(begin, begin, `var ${declared.join(', ')};`);
      // Whoever fell into it still does; else nothing comes here.
      if (goes && !first) {
        put(one.start, begin, '');
        inner(one, ['test']);
      } else visit(one);
      first = false;
    }
  };

  const property = (piece: Piece) => {
    const name = [nameOf(piece.key), nameOf(piece.value)].find((name) => properties.includes(name));
    const { start, end } = piece;
    const instead = always.get(nameOf(piece.value));
    if (name) put(start, code.startsWith(',', end) ? end + 1 : end, '', name);
    else if (piece.shorthand && instead) put(start, end, `${nameOf(piece.key)}: ${instead}`);
    else inner(piece, piece.computed ? [] : ['key']);
  };

  const call = (piece: Piece) => {
    const callee = nameOf(piece.callee);
    const [first] = piece.arguments as Piece[];
    const answer = answers.get(callee);
    if (answer) put(piece.start, piece.end, answer, callee);
    else if (contexts.includes(nameOf(first))) put(piece.start, piece.end, 'null', nameOf(first));
    else inner(piece);
  };

  const visit = (piece: Piece): void => {
    const { type, start, end } = piece;
    const name = nameOf(type === 'AssignmentExpression' ? piece.left : piece);
    const value = always.get(name);
    const member = type === 'MemberExpression' && !piece.computed ? nameOf(piece.property) : '';
    if (value) put(start, end, value, name);
    else if (members.has(member)) put(start, end, members.get(member) ?? '', member);
    else if (member) inner(piece, ['property']);
    else if (type === 'CallExpression' || type === 'NewExpression') call(piece);
    else if (type === 'VariableDeclarator') inner(piece, ['id']);
    else if (/Function/.test(type)) inner(piece, ['id', 'params']);
    else if (type === 'ObjectExpression') for (const one of piece.properties as Piece[]) visit(one);
    else if (type === 'Property') property(piece);
    else if (type === 'SwitchStatement') cases(piece);
    else if (!/^(?:Im|Ex)port.*Specifier$/.test(type)) inner(piece);
  };

  for (const statement of body as Piece[]) {
    const { left, right } = (statement.expression ?? {}) as { left?: Piece; right?: Piece };
    if (!left || !right || !targets?.test(code.slice(left.start, left.end))) visit(statement);
    // A method of two constructors stays for the other one.
    else put(statement.start, right.type === 'AssignmentExpression' ? right.start : statement.end, '');
  }
  if (unseen.size > 0) throw new Error(`what is left out of a library is not in it: ${[...unseen].join(', ')}`);

  let at = 0;
  let text = '';
  for (const [start, end, instead] of edits.sort(([a], [b]) => a - b)) {
    text += code.slice(at, start) + instead;
    at = end;
  }
  return text + code.slice(at);
}
