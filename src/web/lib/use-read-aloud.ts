import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Reads text aloud with a voice of this device. Voices that send the text to somebody's server are left alone (reading 39).
 * Speaking again while it reads stops it, and so does going on to another subject.
 */
export function useReadAloud(subject: string) {
  const voice = useSyncExternalStore(subscribe, localVoice);
  const [reading, setReading] = useState<string | null>(null);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [subject]);
  const isReading = reading === subject;

  function toggle(text: string): void {
    if (!voice) return;
    speechSynthesis.cancel();
    setReading(isReading ? null : subject);
    if (isReading) return;
    const utterance = new SpeechSynthesisUtterance(text);
    const end = () => setReading((now) => (now === subject ? null : now));
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = end;
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  }

  return { isAvailable: voice !== undefined, isReading, toggle };
}

/** A question with its lettered options, in the order shown, as it is read. */
export function spokenQuestion(text: string, options: readonly string[]): string {
  return [text, ...options.map((option, index) => `${String.fromCharCode(65 + index)}: ${option}.`)].join('\n');
}

function localVoice(): SpeechSynthesisVoice | undefined {
  const voices =
    globalThis.speechSynthesis?.getVoices().filter((one) => one.localService && /^en/i.test(one.lang)) ?? [];
  return voices.find((one) => /^en[-_]gb/i.test(one.lang)) ?? voices[0];
}

/** Browsers name their voices some time after the page has loaded. */
function subscribe(listener: () => void): () => void {
  const speech = globalThis.speechSynthesis;
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}
