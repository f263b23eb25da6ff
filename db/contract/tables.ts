type Schema = typeof import('../schema/index.ts');
type Tables = {
  [K in keyof Schema as Schema[K] extends { _: { name: infer N extends string; columns: object } }
    ? N
    : never]: Schema[K];
};

type Columns<D> = D extends { _: { columns: infer C } } ? C : never;
type NameOf<C> = C extends { _: { name: infer N extends string } } ? N : never;
type Stored<C> = C extends { _: { data: infer V; notNull: infer N } } ? (N extends true ? V : V | null) : never;

type StoredRows = {
  [T in keyof Tables]: {
    [K in keyof Columns<Tables[T]> as NameOf<Columns<Tables[T]>[K]>]: Stored<Columns<Tables[T]>[K]>;
  };
};

/** What a statement reads of a table: columns by their names on the wire, as they are stored. */
export type RowOf<T extends keyof StoredRows, C extends keyof StoredRows[T]> = Pick<StoredRows[T], C>;

/** The same of a publication: results and demands have the same columns. */
export type PublicationOf<C extends keyof StoredRows['result_publication']> = RowOf<'result_publication', C>;

type Rows = {
  [T in keyof Tables]: {
    [C in keyof StoredRows[T]]: StoredRows[T][C] | (C extends Veiled<T> ? null : never);
  };
};

/** Columns that every row fills, and that the table's policy all the same shows to some on some rows alone. */
export const VEILED = {
  chanpin: ['version'],
  chengguo: ['version'],
  course_material: ['url'],
  course_user: ['add_time', 'origin', 'party'],
  forum_cooperation: ['add_time', 'state'],
  meeting_user: ['add_time', 'origin', 'party'],
  project: [
    'declarant_user_id',
    'last_selected',
    'name',
    'org_name',
    'recommend_state',
    'sort_show',
    'stage',
    'version',
  ],
  user: ['account', 'add_time', 'authority'],
  xiangmu: ['version'],
  zhuanjia: ['version'],
  xuqiu: ['version'],
} as const satisfies { readonly [T in keyof Tables]?: readonly string[] };

type Veiled<T> = T extends keyof typeof VEILED ? ((typeof VEILED)[T] & readonly string[])[number] : never;

/** A table of the schema, by its name on the wire. */
export type TableName = keyof Rows & string;

/** A row as the table service answers it: columns by their names on the wire. */
export type Row<T extends TableName> = Rows[T];

type Names = { [T in TableName]: keyof Rows[T] & string };

/** Columns of a table; of one of several, those of each. */
export type Column<T extends TableName> = Names[T];

interface Comparison<V> {
  readonly ne?: V;
  readonly gt?: V;
  readonly gte?: V;
  readonly lt?: V;
  readonly lte?: V;
  readonly in?: readonly V[];
  readonly like?: string;
  readonly null?: boolean;
}

type Compared<V> = V | Comparison<V>;

/** Conditions that hold all of them: a bare value is equal, and what comes beside the row is named with a dot. */
export type Where<T extends TableName> = Conditions[T];

type Conditions = {
  [T in TableName]: { readonly [C in keyof Rows[T]]?: Compared<Rows[T][C]> } & {
    readonly [C in `${string}.${string}`]?: Compared<string | number>;
  } & { readonly or?: readonly Conditions[T][] };
};

type Order<T extends TableName> = readonly [Column<T>] | readonly [Column<T>, 'asc' | 'desc'];

/** Rows of another table that come along under the name `as`; `on` says by which columns. */
type Beside = {
  [T in TableName]: {
    readonly table: T;
    readonly on: Readonly<Record<string, string>>;
    readonly columns: readonly Column<T>[];
    readonly as: string;
  };
}[TableName];

/** What is asked of a table: which columns of which rows, in which order. */
export type Asked<T extends TableName> = {
  readonly table: T;
  readonly columns: readonly Column<T>[];
  readonly where?: Where<T>;
  readonly order?: readonly Order<T>[];
  /** The one row that a column names. */
  readonly leftJoin?: readonly Beside[];
  /** The rows that name this one. */
  readonly process?: readonly Beside[];
  /** What visitors read, whoever asks: editors read more. */
  readonly audience?: 'visitors';
  readonly pageIndex?: number;
  readonly pageSize?: number;
};

/** Some columns of a row. */
export type Picked<T extends TableName, C> = T extends unknown ? Pick<Row<T>, C & keyof Row<T>> : never;

type Along<A, Key extends 'leftJoin' | 'process'> = A extends { readonly [K in Key]: infer L extends readonly Beside[] }
  ? { [B in L[number] as B['as']]: Came<Picked<B['table'], B['columns'][number]>, Key> }
  : unknown;
type Came<R, Key> = Key extends 'process' ? R[] : R | null;

/** A row as it answers what was asked. */
export type RowAsked<A extends { readonly table: TableName; readonly columns: readonly string[] }> = Picked<
  A['table'],
  A['columns'][number]
> &
  Along<A, 'leftJoin'> &
  Along<A, 'process'>;

/** Keeps what is asked as it is written, so that the rows are known by it. */
export const asked = <T extends TableName, const A extends Asked<NoInfer<T>>>(
  what: { readonly table: T } & A,
): { readonly table: T } & A => what;
