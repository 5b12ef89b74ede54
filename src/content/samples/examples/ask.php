<?php

function ask(string $question): string
{
    $call = curl_init('https://api.host.example/v1/tutor/ask');
    curl_setopt_array($call, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('SITENAME_KEY'),
            'Content-Type: application/json',
        ],
        CURLOPT_POSTFIELDS => json_encode([
            'question' => $question,
            'subject' => 'algebra',
            'grade_level' => 10,
        ]),
    ]);
    $data = json_decode((string) curl_exec($call), true);
    if (curl_getinfo($call, CURLINFO_RESPONSE_CODE) !== 200) {
        throw new RuntimeException($data['message'] ?? curl_error($call));
    }
    return $data['response'];
}

echo ask('Is x^2+5x+6 = (x+1)(x+6)?'), PHP_EOL;
echo ask('I get 7x in the middle. I need 5x.'), PHP_EOL;
