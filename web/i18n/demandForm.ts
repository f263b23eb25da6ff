import { defineText } from '../kit/i18n';
import en from './en/demandForm';
import zh from './zh/demandForm';

export default defineText(zh, en);
