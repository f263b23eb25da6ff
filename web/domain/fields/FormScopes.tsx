import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { useWatch } from 'react-hook-form';
import { PickerField } from '../../kit/form/PickerField';
import type { FieldProps } from '../../kit/form/useField';
import { pickName, useLang } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { ScopePanel } from './ScopePanel';
import { flatScopes, useScopes } from './scopes';

/** The value is a list of scope ids. */
export function FormScopes(props: FieldProps) {
  const { lang } = useLang();
  const value: unknown = useWatch({ name: props.name });
  const scopes = useScopes();
  const chosen = (Array.isArray(value) ? value : []).map(String);
  const known = new Map(flatScopes(scopes.data ?? []).map((node) => [node.id, node]));
  const labelOf = (id: string) => {
    const node = known.get(id);
    return node ? pickName(lang, node.name, node.name_en) : '…';
  };
  const filled =
    chosen.length > 0 ? (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {chosen.map((id) => (
          <Chip key={id} size="small" label={labelOf(id)} sx={{ bgcolor: 'brand.tint', color: 'brand.text' }} />
        ))}
      </Box>
    ) : null;
  return (
    <PickerField<string[]> {...props} filled={filled}>
      {(change) => (
        <>
          {scopes.isPending ? (
            <Box sx={{ width: 320, p: 2 }}>
              <LoadingState count={4} />
            </Box>
          ) : null}
          {scopes.isError ? <ErrorState onRetry={() => void scopes.refetch()} /> : null}
          {scopes.data ? (
            <ScopePanel
              tree={scopes.data}
              chosen={chosen}
              onToggle={(id) => change(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
            />
          ) : null}
        </>
      )}
    </PickerField>
  );
}
