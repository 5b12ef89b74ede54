<?php

$quiz = ['Factoring' => 85, 'Completing the square' => 60];

foreach ($quiz as $topic => $score) {
    $call = curl_init('https://api.host.example/v1/progress/track');
    curl_setopt_array($call, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('SITENAME_KEY'),
            'Content-Type: application/json',
        ],
        CURLOPT_POSTFIELDS => json_encode([
            'student_id' => 'stu_2041',
            'topic' => $topic,
            'score' => $score,
        ]),
    ]);
    curl_exec($call);
    $ok = curl_getinfo($call, CURLINFO_RESPONSE_CODE) === 200;
    echo $ok ? 'recorded' : 'refused', " $topic $score", PHP_EOL;
}
