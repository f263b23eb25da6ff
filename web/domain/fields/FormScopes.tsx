import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import words from '../../i18n/form';
import { FieldFrame } from '../../kit/form/FieldFrame';
import { PickerButton } from '../../kit/form/PickerButton';
import { type FieldProps, useField } from '../../kit/form/useField';
import { pickName, useLang, useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { ScopePanel } from './ScopePanel';
import { flatScopes, useScopes } from './scopes';

/** The value is a list of scope ids. */
export function FormScopes({ name, label, required, hint, disabled: off }: FieldProps) {
  const text = useText(words);
  const { lang } = useLang();
  const { field, error, disabled } = useField(name, off);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const scopes = useScopes();
  const chosen = (Array.isArray(field.value) ? field.value : []).map(String);
  const known = new Map(flatScopes(scopes.data ?? []).map((node) => [node.id, node]));
  const toggle = (id: string) =>
    field.onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  const labelOf = (id: string) => {
    const node = known.get(id);
    return node ? pickName(lang, node.name, node.name_en) : '…';
  };
  return (
    <FieldFrame inBorder label={label} required={required} error={error} hint={hint} disabled={disabled}>
      {({ labelId, helpId }) => (
        <>
          <PickerButton
            inputRef={field.ref}
            onClick={(event) => setAnchor(event.currentTarget)}
            disabled={disabled}
            invalid={!!error}
            placeholder={text.choose}
            labelledBy={labelId}
            describedBy={helpId}
            open={!!anchor}
          >
            {chosen.length ? (
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                {chosen.map((id) => (
                  <Chip key={id} size="small" label={labelOf(id)} sx={{ bgcolor: 'brand.tint', color: 'brand.text' }} />
                ))}
              </Box>
            ) : null}
          </PickerButton>
          <Popover
            open={!!anchor}
            anchorEl={anchor}
            onClose={() => {
              setAnchor(null);
              field.onBlur();
            }}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
          >
            {scopes.isPending ? (
              <Box sx={{ width: 320, p: 2 }}>
                <LoadingState count={4} />
              </Box>
            ) : null}
            {scopes.isError ? <ErrorState onRetry={() => void scopes.refetch()} /> : null}
            {scopes.data ? <ScopePanel tree={scopes.data} chosen={chosen} onToggle={toggle} /> : null}
          </Popover>
        </>
      )}
    </FieldFrame>
  );
}
