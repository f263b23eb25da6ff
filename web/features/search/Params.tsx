import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { DEMAND_TYPES } from '../../../db/contract/enums';
import { type Choice, COOPERATION_MODES, STAGES, SUB_TYPES } from '../../../db/contract/enums-results';
import { LISTED_WHOLE, SEARCHED, type SearchedKind, searchedOf } from '../../../db/contract/search';
import { RegionFilter } from '../../domain/catalog/RegionFilter';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { ScopeOptions } from '../../domain/fields';
import catalog from '../../i18n/catalog';
import words from '../../i18n/search';
import { useLang, useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { PageTabs } from '../../kit/layout/PageTabs';
import { panel } from '../../kit/layout/panel';

type Criterion = 'scope' | 'region' | 'maturity' | 'type' | 'cooperation' | 'order';

/** By what each kind can be searched, as its list knows it. */
const CRITERIA: Readonly<Record<SearchedKind, readonly Criterion[]>> = {
  result: ['scope', 'region', 'maturity', 'cooperation', 'type', 'order'],
  demand: ['scope', 'region', 'type', 'cooperation', 'order'],
  organization: ['scope', 'region'],
  expert: ['scope', 'region'],
  product: ['scope'],
  project: ['region'],
  park: [],
  news: [],
  course: [],
};

/** The form of what a kind can be searched by; its list shows what is found (core§2). */
export default function SearchParams() {
  const asked = searchedOf(useParams().searchType)?.kind;
  const kind = asked && !LISTED_WHOLE.includes(asked) ? asked : 'result';
  // What is typed for one kind does not stay for the next, which has other criteria.
  return <Form key={kind} kind={kind} />;
}

function Form({ kind }: { kind: SearchedKind }) {
  const text = useText(words);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Partial<Record<Criterion | 'keyword', string>>>({});
  const set = (name: Criterion | 'keyword') => (value: string) => setChosen({ ...chosen, [name]: value });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = Object.entries(chosen).filter(([, value]) => value.trim());
    const query = new URLSearchParams(filled.map(([name, value]) => [name, value.trim()])).toString();
    const list = searchedOf(kind)?.list ?? '/';
    void navigate(query ? `${list}?${query}` : list);
  };
  return (
    <Page
      title={text.params.title}
      lead={text.params.lead(text.kinds[kind])}
      breadcrumbs={[{ label: text.title, to: '/cloud' }, { label: text.params.title }]}
    >
      <PageTabs
        label={text.tabs}
        tabs={SEARCHED.filter((each) => !LISTED_WHOLE.includes(each.kind)).map((each) => ({
          to: `/cloudParams/${each.type}`,
          label: text.kinds[each.kind],
          current: each.kind === kind,
        }))}
      />
      <Box
        component="form"
        role="search"
        aria-label={text.params.title}
        onSubmit={submit}
        sx={{
          display: 'grid',
          gap: 2.5,
          p: { xs: 2, md: 3.5 },
          ...panel,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <TextField
          label={text.params.keyword}
          placeholder={text.placeholder}
          value={chosen.keyword ?? ''}
          onChange={(event) => set('keyword')(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ gridColumn: '1 / -1' }}
        />
        {CRITERIA[kind].map((name) => (
          <CriterionField key={name} kind={kind} name={name} value={chosen[name] ?? ''} onChange={set(name)} />
        ))}
        <Box sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1.5 }}>
          <Button type="submit" variant="contained">
            {text.params.submit}
          </Button>
          <Button onClick={() => setChosen({})}>{text.params.clear}</Button>
        </Box>
      </Box>
    </Page>
  );
}

interface CriterionFieldProps {
  kind: SearchedKind;
  name: Criterion;
  value: string;
  onChange: (value: string) => void;
}

function CriterionField({ kind, name, value, onChange }: CriterionFieldProps) {
  const text = useText(words).params;
  const { orders } = useText(catalog);
  const { lang } = useLang();
  const options = (choices: readonly Choice<string | number>[]) =>
    choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice[lang]}
      </option>
    ));
  if (name === 'region') return <RegionFilter label={text.region} value={value} onChange={onChange} />;
  const field = {
    scope: { label: text.scope, inner: <ScopeOptions /> },
    maturity: { label: text.maturity, inner: options(STAGES) },
    cooperation: { label: text.cooperation, inner: options(COOPERATION_MODES) },
    type: {
      label: kind === 'demand' ? text.demandType : text.publisher,
      inner: options(kind === 'demand' ? DEMAND_TYPES : SUB_TYPES),
    },
    order: {
      label: text.order,
      inner: Object.entries(orders).map(([order, label]) => (
        <option key={order} value={order}>
          {label}
        </option>
      )),
    },
  }[name];
  return (
    <SelectFilter label={field.label} value={value} onChange={onChange}>
      {field.inner}
    </SelectFilter>
  );
}
