import { describe, expect, it } from 'vitest';
import { configHelp, DEFAULT_CONFIG, readConfig } from './config.ts';

describe('configuration', () => {
  it('nothing set is the standard', () => expect(readConfig({})).toEqual({ ok: true, value: DEFAULT_CONFIG }));

  it('reads what is set', () => {
    const read = readConfig({
      PORT: '9000',
      INKLING_TRUST_PROXY: 'yes',
      INKLING_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(read).toMatchObject({
      ok: true,
      value: { port: 9000, trustProxy: true, origins: ['https://a.example', 'https://b.example'] },
    });
  });

  it('names every wrong value, and never repeats one that may hold a password', () => {
    const read = readConfig({
      PORT: 'eighty',
      INKLING_RETENTION_DAYS: '-1',
      DATABASE_URL: 'mysql://root:hunter2@db',
      LOG_LEVEL: 'loud',
    });
    expect(read.ok).toBe(false);
    const mistakes = read.ok ? [] : read.error;
    expect(mistakes.map(mistake => mistake.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'INKLING_RETENTION_DAYS',
      'LOG_LEVEL',
    ]);
    expect(mistakes.join()).not.toContain('hunter2');
  });

  it('an endpoint for bots needs the name of a model', () => {
    const INKLING_LLM_URL = 'http://127.0.0.1:9/v1';
    expect(readConfig({ INKLING_LLM_URL })).toEqual({
      ok: false,
      error: [expect.stringMatching(/^INKLING_LLM_MODEL/)],
    });
    expect(readConfig({ INKLING_LLM_URL, INKLING_LLM_MODEL: 'small' })).toMatchObject({
      ok: true,
      value: { llmUrl: INKLING_LLM_URL, llmModel: 'small', llmKey: null },
    });
  });

  it('the help lists every variable with its standard', () => {
    expect(configHelp()).toContain('PORT');
    expect(configHelp()).toContain('[8080]');
    expect(configHelp().split('\n')).toHaveLength(Object.keys(DEFAULT_CONFIG).length);
  });
});
