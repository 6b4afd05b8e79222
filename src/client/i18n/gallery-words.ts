import type { Language } from './languages.ts';

/** What is written beside a painting. It is read on one page only, so it travels with that page. */
interface GalleryWords {
  readonly look: (title: string) => string;
  readonly place: (at: number, all: number) => string;
  readonly before: string;
  readonly after: string;
  readonly brings: string;
  readonly showClues: string;
  readonly hideClues: string;
  readonly clues: string;
  readonly spoil: string;
}

export const GALLERY_WORDS: Readonly<Record<Language, GalleryWords>> = {
  en: {
    look: title => `Look closer: ${title}`,
    place: (at, all) => `Painting ${at} of ${all}`,
    before: 'Previous painting',
    after: 'Next painting',
    brings: 'It brings to mind',
    showClues: 'Show clues',
    hideClues: 'Hide clues',
    clues: 'Clues, from easy to hard',
    spoil: 'Bots say these at the table. Whoever has read them may recognise the card.',
  },
  cs: {
    look: title => `Prohlédnout zblízka: ${title}`,
    place: (at, all) => `Obraz ${at} z ${all}`,
    before: 'Předchozí obraz',
    after: 'Další obraz',
    brings: 'Co se ti vybaví',
    showClues: 'Ukázat nápovědy',
    hideClues: 'Skrýt nápovědy',
    clues: 'Nápovědy od nejlehčí po nejtěžší',
    spoil: 'U stolu je říkají boti. Kdo je četl, může kartu poznat.',
  },
  'pt-BR': {
    look: title => `Ver de perto: ${title}`,
    place: (at, all) => `Pintura ${at} de ${all}`,
    before: 'Pintura anterior',
    after: 'Próxima pintura',
    brings: 'Faz lembrar',
    showClues: 'Mostrar dicas',
    hideClues: 'Esconder dicas',
    clues: 'Dicas, da mais fácil à mais difícil',
    spoil: 'Os robôs dão estas dicas na mesa. Quem já as leu pode reconhecer a carta.',
  },
  da: {
    look: title => `Se nærmere på: ${title}`,
    place: (at, all) => `Maleri ${at} af ${all}`,
    before: 'Forrige maleri',
    after: 'Næste maleri',
    brings: 'Det får en til at tænke på',
    showClues: 'Vis ledetråde',
    hideClues: 'Skjul ledetråde',
    clues: 'Ledetråde, fra let til svær',
    spoil: 'Botterne siger dem ved bordet. Den, der har læst dem, kan måske genkende kortet.',
  },
  uk: {
    look: title => `Роздивитися ближче: ${title}`,
    place: (at, all) => `Картина ${at} з ${all}`,
    before: 'Попередня картина',
    after: 'Наступна картина',
    brings: 'Що спадає на думку',
    showClues: 'Показати натяки',
    hideClues: 'Сховати натяки',
    clues: 'Натяки від найлегшого до найважчого',
    spoil: 'Їх кажуть боти за столом. Хто їх прочитав, може впізнати картку.',
  },
};
