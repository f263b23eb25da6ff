/** A company as the register answers it (core§3, registry data). */
export interface Company {
  name: string;
  creditCode?: string;
  legalPersonName?: string;
  estiblishTime?: string;
}

interface RegisterAnswer {
  error_code?: number;
  result?: { items?: Company[] };
}

const TIMEOUT_MS = 2000;

/**
 * Companies of the register whose names hold a word; none when it does not answer in time, since suggestions are a help only.
 * @param base address of the register
 */
export async function searchRegister(base: string, word: string): Promise<Company[]> {
  const address = `${base.replace(/\/$/, '')}/company/search?word=${encodeURIComponent(word)}`;
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const answer = (await response.json()) as RegisterAnswer;
    return answer.error_code === 0 ? (answer.result?.items ?? []).slice(0, 20) : [];
  } catch {
    return [];
  }
}
