import { useEffect, useState, useSyncExternalStore } from 'react';

/**
 * Reads text aloud with a voice of this device. Voices that send the text to somebody's server are left alone (reading 39).
 * Speaking again while it reads stops it.
 */
export function useReadAloud() {
  const voice = useSyncExternalStore(subscribe, localVoice);
  const [isReading, setReading] = useState(false);
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), []);

  function stop(): void {
    if (!voice) return;
    speechSynthesis.cancel();
    setReading(false);
  }

  function toggle(text: string): void {
    if (!voice) return;
    if (isReading) return stop();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.onend = () => setReading(false);
    utterance.onerror = () => setReading(false);
    speechSynthesis.speak(utterance);
    setReading(true);
  }

  return { isAvailable: voice !== undefined, isReading, toggle, stop };
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
