import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import accounts from '../../../i18n/accounts';
import { openDialog } from '../../../kit/dialogs';
import { useField } from '../../../kit/form';
import { useText } from '../../../kit/i18n';

/** The agreement that must be ticked; the policy opens beside it, since a link within a label would tick it. */
export function Agreement() {
  const text = useText(accounts);
  const { field, error, disabled } = useField('agreed');
  const id = useId();
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 0.5, ml: -1.125 }}>
        <Checkbox
          id={id}
          size="small"
          checked={field.value === true}
          disabled={disabled}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.checked)}
          slotProps={{
            input: {
              ref: field.ref,
              'aria-required': true,
              'aria-invalid': !!error,
              'aria-describedby': `${id}-help`,
            },
          }}
        />
        {/* Where the words wrap, they stand under each other, not under the box. */}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <label htmlFor={id}>{text.agreeBefore}</label>{' '}
          <ButtonBase
            onClick={() => void openDialog('privacyPolicy', {})}
            sx={{
              font: 'inherit',
              verticalAlign: 'baseline',
              color: 'brand.text',
              textDecoration: 'underline',
              textUnderlineOffset: '0.2em',
            }}
          >
            {text.policy}
          </ButtonBase>
        </Box>
      </Box>
      <FormHelperText id={`${id}-help`} error={!!error} role={error ? 'alert' : undefined} sx={{ mt: 0 }}>
        {error}
      </FormHelperText>
    </div>
  );
}
