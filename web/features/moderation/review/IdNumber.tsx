import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { withPassword } from '../../../domain/session';
import words from '../../../i18n/moderation';
import { ApiError, api } from '../../../kit/api';
import { useText } from '../../../kit/i18n';

/** The masked identity number; the whole one comes by the call that logs each look. */
export function IdNumber({ id, masked }: { id: string; masked: string }) {
  const text = useText(words).review;
  const [number, setNumber] = useState<string | null>(null);
  const [loading, setLoading] = useState(false);
  const show = async () => {
    setLoading(true);
    try {
      const answer = await withPassword((options) => api.post('/v1/user/chengguo/idNumber', { id }, options));
      setNumber(answer.id_number ?? '');
    } catch (cause) {
      // The API client has shown what the server says.
      if (!(cause instanceof ApiError)) throw cause;
    } finally {
      setLoading(false);
    }
  };
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
      <Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: number === null ? 400 : 600 }}>
        {number ?? masked}
      </Box>
      <Button size="small" loading={loading} onClick={() => (number === null ? void show() : setNumber(null))}>
        {number === null ? text.idShow : text.idHide}
      </Button>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {text.idLogged}
      </Box>
    </Box>
  );
}
