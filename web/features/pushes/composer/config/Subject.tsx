import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { charactersOf, PUSH_LIMITS } from '../../../../../db/contract/pushes';
import { flatScopes, RegionPicker, useScopes } from '../../../../domain/fields';
import { useStepNames } from '../../../../domain/fields/regions';
import { ScopePanel } from '../../../../domain/fields/ScopePanel';
import { Choice } from '../../../../domain/pushes/PickFilters';
import words from '../../../../i18n/pushCompose';
import { useApiQuery } from '../../../../kit/api';
import { pickName, useLang, useText } from '../../../../kit/i18n';
import { fetched } from '../../../../kit/layout/fetched';
import { ChevronDownIcon } from '../../../../kit/layout/icons';
import { type TitleParams, useComposed } from './params';

const DateInput = fetched(() => import('../../../../kit/form/DateInput'));

interface SubjectProps {
  itemType: number;
  params: TitleParams;
  title: string;
  remark: string;
  onParams: (params: TitleParams) => void;
  onTitle: (title: string) => void;
  onRemark: (remark: string) => void;
}

/** As many whole characters as a subject may have. */
function fitting(text: string): string {
  let fit = '';
  for (const character of charactersOf(text)) {
    if (fit.length + character.length > PUSH_LIMITS.title) break;
    fit += character;
  }
  return fit;
}

/** The composed subject with what it is made of, the operator's own subject, and the remark (back-office§2). */
export function Subject({ itemType, params, title, remark, onParams, onTitle, onRemark }: SubjectProps) {
  const text = useText(words).config;
  const { lang } = useLang();
  const made = useComposed(params);
  const places = useStepNames(params.source);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={text.composed}
          value={made}
          helperText={made ? ' ' : text.composedEmpty}
          slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 240px' }}
        />
        <Button variant="outlined" disabled={!made} onClick={() => onTitle(fitting(made))} sx={{ minHeight: 56 }}>
          {text.use}
        </Button>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' } }}>
        <Picker
          label={text.source[itemType] ?? ''}
          value={places.join(' / ')}
          panel={() => (
            <RegionPicker
              anyLevel
              levels={3}
              value={params.source}
              onChange={(source) => onParams({ ...params, source })}
            />
          )}
        />
        <DateInput
          outline={<Skeleton variant="rounded" height={56} />}
          label={text.date}
          required={false}
          help=""
          invalid={false}
          disabled={false}
          time={false}
          value={params.date}
          inputRef={null}
          onBlur={() => undefined}
          onChange={(date) => onParams({ ...params, date })}
        />
        <Picker
          label={text.scopes}
          value={params.scopes.map(({ name }) => name).join(lang === 'en' ? ', ' : '、')}
          panel={() => <Scopes params={params} onParams={onParams} />}
        />
        <Activities value={params.activity} onChange={(activity) => onParams({ ...params, activity })} />
      </Box>
      <TextField
        required
        data-part="title"
        label={text.subject}
        value={title}
        onChange={(event) => onTitle(event.target.value)}
        helperText={`${title.length}/${PUSH_LIMITS.title}`}
        slotProps={{ htmlInput: { maxLength: PUSH_LIMITS.title } }}
      />
      <TextField
        required
        data-part="remark"
        multiline
        minRows={2}
        label={text.remark}
        value={remark}
        onChange={(event) => onRemark(event.target.value)}
        helperText={`${remark.length}/${PUSH_LIMITS.remark}`}
        slotProps={{ htmlInput: { maxLength: PUSH_LIMITS.remark } }}
      />
    </Box>
  );
}

interface PickerProps {
  label: string;
  value: string;
  panel: () => ReactNode;
}

const inOneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A button that shows what is chosen and opens the panel to choose from. */
function Picker({ label, value, panel }: PickerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{
          minHeight: 56,
          minWidth: 0,
          px: 1.5,
          justifyContent: 'space-between',
          borderColor: 'divider',
          fontWeight: 400,
          color: 'text.primary',
        }}
      >
        <Box component="span" sx={{ minWidth: 0, textAlign: 'left', lineHeight: 1.4 }}>
          <Box component="span" sx={value ? { display: 'block', color: 'text.secondary', fontSize: '0.75rem' } : {}}>
            {label}
          </Box>
          {value ? (
            <Box component="span" title={value} sx={inOneLine}>
              {value}
            </Box>
          ) : null}
        </Box>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        {panel()}
      </Popover>
    </>
  );
}

function Scopes({ params, onParams }: Pick<SubjectProps, 'params' | 'onParams'>) {
  const { lang } = useLang();
  const tree = useScopes().data;
  if (!tree) return <Skeleton width={320} height={200} />;
  const toggle = (id: string) => {
    const node = flatScopes(tree).find((each) => each.id === id);
    const rest = params.scopes.filter((scope) => scope.id !== id);
    const on = rest.length < params.scopes.length || !node;
    const scopes = on ? rest : [...rest, { id, name: pickName(lang, node.name, node.name_en) }];
    onParams({ ...params, scopes });
  };
  return <ScopePanel tree={tree} chosen={params.scopes.map(({ id }) => id)} onToggle={toggle} />;
}

function Activities({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const text = useText(words).config;
  const query = useApiQuery(['pushActivities'], '/v1/push/activities');
  const names = query.data?.records ?? [];
  return (
    <Box sx={{ display: 'flex', minWidth: 0, '& .MuiInputBase-root': { minHeight: 56 } }}>
      <Choice label={text.activity} value={value} onChange={onChange}>
        {(value && !names.includes(value) ? [value, ...names] : names).map((name) => (
          <option key={name} value={name}>
            {text.activities[name] ?? name}
          </option>
        ))}
      </Choice>
    </Box>
  );
}
